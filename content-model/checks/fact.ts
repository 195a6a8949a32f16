import { humanise } from '../humanise.ts';
import type { ContentPath } from '../problem.ts';
import { practiceOfSurface, type Surface } from '../schema/published.ts';
import type { SiteContent } from '../schema/site.ts';

/** What to do with the fields of a file. */
export type Edit = { file: string; change: (fields: Fields) => unknown };
// biome-ignore lint/suspicious/noExplicitAny: the files have different shapes
type Fields = any;

/** What one place of the content says. */
export type Statement = {
  words: string;
  /** The places of the site that show it, as staff call them. */
  where: readonly string[];
  at: { file: string; field: ContentPath };
  /** What makes it the only value. Undefined for words that follow the value that is chosen. */
  edits?: readonly Edit[] | undefined;
};
/** Statements with the same words are one value. */
export type FactValue = Pick<Statement, 'edits' | 'where' | 'words'> & { at: Statement['at'][] };

/** A fact that the site states in different ways. */
export type Fact = { id: string; title: string; advice: string; values: FactValue[] };

export function toFact(id: string, title: string, advice: string, statements: readonly Statement[]): Fact {
  const values = [...Map.groupBy(statements, ({ words }) => words)].map(([words, same]) => ({
    words,
    where: [...new Set(same.flatMap(({ where }) => where))],
    at: same.map(({ at }) => at),
    edits: same[0]?.edits,
  }));
  return { id, title, advice, values };
}

type Figure = { label?: string | undefined; source?: string; covers?: string; period?: string };

/** Figures that say what they count may differ. */
export const saysWhat = ({ covers, label, period, source }: Figure) => Boolean(label || (source && covers && period));

/** Makes an entry of a list the practice's own, beside those that say what they count. */
export const chooseEntry = (file: string, name: string, entry: object): Edit => ({
  file,
  change: (old) => ({ ...old, [name]: [entry, ...old[name].filter(saysWhat)] }),
});

export const practiceFile = (slug: string) => `practices/${slug}.yaml`;

/** An entry without surfaces is shown everywhere that no other entry names. */
export function placesOf(surfaces: readonly Surface[] | undefined, { practices }: Pick<SiteContent, 'practices'>): string[] {
  if (!surfaces) return ['Everywhere else'];
  return surfaces.map((surface) => {
    const slug = practiceOfSurface(surface);
    const town = practices.find((practice) => practice.slug === slug)?.location;
    if (!town) return humanise(surface);
    return surface.startsWith('nhs-') ? `The page 'NHS Dentist ${town}'` : `The page '${town} Dentist'`;
  });
}

export function differing(
  id: string,
  title: string,
  advice: string,
  statements: readonly Statement[],
  same = (words: string) => words,
): Fact[] {
  return new Set(statements.map(({ words }) => same(words))).size > 1 ? [toFact(id, title, advice, statements)] : [];
}
