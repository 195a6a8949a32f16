import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';
import { offlinePath } from '../../domain/site-pages.ts';

const flatten = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);

/** Every path in routes.ts without a parameter. */
export const everyPath = flatten(await routes)
  // Layout routes have no path.
  .filter((entry) => entry.index === true || entry.path !== undefined)
  .map((entry) => `/${entry.path ?? ''}`)
  .filter((path) => !path.includes(':') && !path.includes('*'));

/** Every path except the offline page, which has no menus and few links. */
export const sitePaths = everyPath.filter((path) => path !== offlinePath);
