import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';

const flatten = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);

/** Every address that routes.ts has a page for, but for those with a parameter. */
export const sitePaths = flatten(await routes)
  // What stands around other routes has no address of its own.
  .filter((entry) => entry.index === true || entry.path !== undefined)
  .map((entry) => `/${entry.path ?? ''}`)
  .filter((path) => !path.includes(':') && !path.includes('*'));
