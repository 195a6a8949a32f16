import type { Surface } from '../../../content/schema/published.ts';

/**
 * What is published on one surface. Unlike a page, which must not open without its figure, a block simply leaves out what
 * the content lacks; it never borrows another surface's.
 */
export function figureFor<Entry extends { surfaces: readonly Surface[] }>(
  entries: readonly Entry[],
  surface: Surface,
): Entry | undefined {
  return entries.find(({ surfaces }) => surfaces.includes(surface));
}
