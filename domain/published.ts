/**
 * What is published on one surface. Hours, phones and ratings differ between surfaces, so nothing may fall back on
 * another surface's entry in silence.
 */
export function publishedOn<Entry extends { surfaces: readonly string[] }>(
  entries: readonly Entry[],
  surface: Entry['surfaces'][number],
): Entry {
  const entry = entries.find(({ surfaces }) => surfaces.includes(surface));
  if (!entry) throw new Error(`nothing is published on the surface '${surface}'`);
  return entry;
}

/** For a page that some practices publish figures of their own on: the first of the surfaces that has an entry. */
export function publishedOnFirstOf<Entry extends { surfaces: readonly string[] }>(
  entries: readonly Entry[],
  surfaces: readonly Entry['surfaces'][number][],
): Entry {
  const published = surfaces.find((surface) => entries.some((entry) => entry.surfaces.includes(surface)));
  if (published === undefined) throw new Error(`nothing is published on the surfaces '${surfaces.join("', '")}'`);
  return publishedOn(entries, published);
}
