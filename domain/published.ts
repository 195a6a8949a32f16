/**
 * Finds the entry published on a surface. Throws if there is none, because hours, phones and ratings differ between surfaces
 * and another surface's entry would be wrong.
 */
export function publishedOn<Entry extends { surfaces: readonly string[] }>(
  entries: readonly Entry[],
  surface: Entry['surfaces'][number],
): Entry {
  const entry = entries.find(({ surfaces }) => surfaces.includes(surface));
  if (!entry) throw new Error(`No entry published on the surface '${surface}'`);
  return entry;
}

/** Finds the entry of the first surface that has one, for pages where only some practices publish their own figures. */
export function publishedOnFirstOf<Entry extends { surfaces: readonly string[] }>(
  entries: readonly Entry[],
  surfaces: readonly Entry['surfaces'][number][],
): Entry {
  const published = surfaces.find((surface) => entries.some((entry) => entry.surfaces.includes(surface)));
  if (published === undefined) throw new Error(`No entry published on the surfaces '${surfaces.join("', '")}'`);
  return publishedOn(entries, published);
}
