import { afterAll } from 'vitest';

/**
 * Restores global functions after each test file. Files share a worker, and some imports replace Node's classes: @hono/node-server
 * replaces Request and Response.
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
