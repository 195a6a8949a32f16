import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';
import { offlinePath } from '../../domain/site-pages.ts';

const flatten = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);

/** Every address that routes.ts has a page for, but for those with a parameter. */
export const everyPath = flatten(await routes)
  // What stands around other routes has no address of its own.
  .filter((entry) => entry.index === true || entry.path !== undefined)
  .map((entry) => `/${entry.path ?? ''}`)
  .filter((path) => !path.includes(':') && !path.includes('*'));

/** Those that visitors come to. The copy for when there is no signal has no menus and few links. */
export const sitePaths = everyPath.filter((path) => path !== offlinePath);
