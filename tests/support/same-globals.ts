import { afterAll } from 'vitest';

/**
 * Unit test files share a worker, and some of what they import puts its own classes over those of Node (@hono/node-server its
 * Request and Response): the next file finds them as this one did.
 */
const functionsOf = () =>
  Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(([, { value }]) => typeof value === 'function');

const before = new Map(functionsOf());
afterAll(() => {
  for (const [name, { value }] of functionsOf()) {
    const found = before.get(name);
    if (found && found.value !== value) Object.defineProperty(globalThis, name, found);
  }
});
