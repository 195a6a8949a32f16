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
