type Published = { surfaces?: readonly string[] | undefined };
type Basis = { source: string; covers: string; period: string };
type SurfaceOf<Entry extends Published> = NonNullable<Entry['surfaces']>[number];

/** Finds the entry that names the first of these surfaces that any entry names, else the one without surfaces, which is for all. */
export function findPublished<Entry extends Published>(
  entries: readonly Entry[],
  ...surfaces: readonly SurfaceOf<Entry>[]
): Entry | undefined {
  for (const surface of surfaces) {
    const entry = entries.find((candidate) => candidate.surfaces?.includes(surface));
    if (entry) return entry;
  }
  return entries.find((entry) => !entry.surfaces);
}

/** Throws if there is none, because hours, phones and ratings differ between surfaces and another surface's entry would be wrong. */
export function publishedOn<Entry extends Published>(entries: readonly Entry[], ...surfaces: readonly SurfaceOf<Entry>[]): Entry {
  const entry = findPublished(entries, ...surfaces);
  if (!entry) throw new Error(`No entry published on '${surfaces.join("', '")}'`);
  return entry;
}

/** A practice's entries and the group's, unless the practice has one for all surfaces. */
export const withGroup = <Entry extends Published>(own: readonly Entry[], group: readonly Entry[]): readonly Entry[] =>
  own.some((entry) => !entry.surfaces) ? own : [...own, ...group];

/** What figures count, in the line beside them: 'Google reviews, all three practices, since 2009'. Empty if it isn't known. */
export const basisLine = ({ covers, period, source }: Basis): string => [source, covers, period].filter(Boolean).join(', ');
