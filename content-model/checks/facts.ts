import type { z } from 'zod';
import { clockSpan, liveHours, type WeekHours, weekInWords } from '../../domain/opening-hours.ts';
import { normaliseUkPhone } from '../../domain/uk-phone.ts';
import type { ContentFile } from '../content-file.ts';
import type { ContentPath } from '../problem.ts';
import { organisation as organisationSchema } from '../schema/organisation.ts';
import { practice as practiceSchema } from '../schema/practice.ts';
import { practiceOfSurface, type Surface, surfaceTitle } from '../schema/published.ts';
import type { SiteContent } from '../schema/site.ts';
import { describePlace, type Finding, placeOf } from './finding.ts';

/** What one place of the content says. */
export type FactValue = {
  words: string;
  /** The places of the site that show it, as staff call them. */
  where: string[];
  at: { file: string; field: ContentPath }[];
  /** What the fact's lists say if this is right. Undefined for what follows the value that is chosen. */
  entries?: readonly object[] | undefined;
};

/** A list of the content whose entries state a fact. */
type FactList = { file: string; name: string };

/** A fact that the site states in different ways. */
export type Fact = { id: string; title: string; advice: string; lists: readonly FactList[]; values: FactValue[] };

type Entry = { surfaces?: readonly Surface[] | undefined; label?: string | undefined } & (
  | { week: WeekHours }
  | { text: string }
  | { phone: string }
  | { rating: number; reviewCount: number; atLeast: boolean }
);
type Statement = FactValue & { entry: Entry };

const advice: Readonly<Record<string, string>> = {
  hours: 'Ask the practice, and use the same hours everywhere.',
  phones: 'Call each number. Keep the one that reaches the practice, and use it everywhere.',
  ratings: 'Look up the current figures and use the same ones everywhere.',
};
const adviceOfGroup = 'Hours of the group are true only if every practice keeps them. Otherwise the site leads to those of each.';

export const practiceFile = (slug: string) => `practices/${slug}.yaml`;

type Said = Partial<Record<'covers' | 'label' | 'period' | 'source', unknown>> & { surfaces?: readonly string[] | undefined };

/** Entries that say what they count may differ. The accessibility line has hours of its own. */
export const saysWhat = ({ covers, label, period, source, surfaces }: Said) =>
  Boolean(label || (source && covers && period)) || String(surfaces) === 'accessibility-line';

/** Facts that the site states in different ways, without saying what each counts: in the lists that the schema marks as facts. */
export function differingFacts(content: SiteContent): Fact[] {
  const { organisation, practices } = content;
  return [
    ...factsOf(content, 'organisation.yaml', organisation, organisationSchema.shape, 'the group'),
    ...practices.flatMap((practice) =>
      factsOf(content, practiceFile(practice.slug), practice, practiceSchema.shape, practice.location, practice.slug),
    ),
  ];
}

function factsOf(
  content: SiteContent,
  file: string,
  holder: object,
  shape: Readonly<Record<string, z.ZodType>>,
  owner: string,
  slug?: string,
): Fact[] {
  const lists = Object.entries(shape).flatMap(([name, field]) => {
    const fact = field.meta()?.fact;
    return fact ? [{ name, title: `${fact} of ${owner}`, file }] : [];
  });
  return [...Map.groupBy(lists, ({ title }) => title)].flatMap(([title, same]) => {
    const id = same[0]?.name ?? '';
    const stated = same.flatMap(({ name }) => statementsOf(content, file, name, holder));
    if (!slug && id === 'hours') return groupHours(content, { id, title, lists: same }, stated);
    const differ = stated.some(({ entry }) => stated.some((other) => !agree(entry, other.entry)));
    return differ
      ? [{ id: slug ? `${id}-${slug}` : id, title, advice: advice[id] ?? '', lists: same, values: valuesOf(stated) }]
      : [];
  });
}

/** Hours of the group are about every practice. */
function groupHours({ faq, practices }: SiteContent, fact: Pick<Fact, 'id' | 'lists' | 'title'>, stated: Statement[]): Fact[] {
  const weeks = practices.map((practice) => ({ location: practice.location, week: liveHours(practice) }));
  const answers = faq.flatMap(({ answer, question }, index): Statement[] => {
    const text = answer
      .split(/(?<=[.?!])\s+/)
      .filter(statesHours)
      .join(' ');
    const entry = { text };
    return text
      ? [
          {
            entry,
            words: wordsOf(entry),
            where: [`The question '${question}'`],
            at: [{ file: 'faq.yaml', field: [index, 'answer'] }],
          },
        ]
      : [];
  });
  const all = [...stated, ...answers];
  if (all.every(({ entry }) => [...all.map((other) => other.entry), ...weeks].every((other) => agree(entry, other)))) return [];
  const where = [weeks.map(({ location, week }) => `${location}: ${weekInWords(week)}`).join('. ')];
  const own = { words: 'Each practice has its own hours', where, at: [], entries: [] };
  const replaced = valuesOf(all.map((statement) => ({ ...statement, entries: undefined })));
  return [{ ...fact, advice: adviceOfGroup, values: [...(stated.length > 0 ? [own] : []), ...replaced] }];
}

const statementsOf = (content: SiteContent, file: string, name: string, holder: object): Statement[] =>
  ((holder as Record<string, readonly Entry[]>)[name] ?? []).flatMap((entry, index) => {
    const { label: _label, surfaces, ...rest } = entry;
    const at = [{ file, field: [name, index] }];
    return saysWhat(entry) ? [] : [{ entry, words: wordsOf(entry), where: placesOf(surfaces, content), at, entries: [rest] }];
  });

/** Statements with the same words are one value. */
const valuesOf = (statements: readonly Statement[]): FactValue[] =>
  [...Map.groupBy(statements, ({ words }) => words)].map(([words, same]) => ({
    words,
    where: [...new Set(same.flatMap(({ where }) => where))],
    at: same.flatMap(({ at }) => at),
    entries: same[0]?.entries,
  }));

function wordsOf(entry: Entry): string {
  if ('week' in entry) return weekInWords(entry.week);
  if ('text' in entry) return `'${entry.text}'`;
  return 'phone' in entry
    ? entry.phone
    : `${entry.rating.toFixed(1)} from ${entry.reviewCount}${entry.atLeast ? '+' : ''} reviews`;
}

/** Whether both can be true. */
function agree(one: Entry, other: Entry): boolean {
  if ('week' in one && 'week' in other) return weeksAgree(one.week, other.week);
  if ('text' in one) return !('week' in other) || !contradicts(one.text, other.week);
  return 'text' in other ? agree(other, one) : normaliseUkPhone(wordsOf(one)) === normaliseUkPhone(wordsOf(other));
}

/** Hours without a lunch break do not contradict those with one. */
function weeksAgree(one: WeekHours, other: WeekHours): boolean {
  return (Object.keys(one) as (keyof WeekHours)[]).every((day) => {
    const [a, b] = [one[day], other[day]];
    if (a === 'closed' || b === 'closed') return a === b;
    const sameLunch = !a.lunch || !b.lunch || (a.lunch.from === b.lunch.from && a.lunch.to === b.lunch.to);
    return a.open === b.open && a.close === b.close && sameLunch;
  });
}

/** Hours by phone are those of something else. */
const statesHours = (sentence: string) =>
  /\b(?:mon|satur|sun)day/i.test(sentence) && /\b(?:open|close|hours)/i.test(sentence) && !/\bby phone\b/i.test(sentence);

/** Compares the Saturday opening and the weekday hours in text such as 'Mon-Fri 9-5'. */
function contradicts(text: string, week: WeekHours): boolean {
  const saturday = /\bsat(urday)?\b(?!.{0,12}closed)/i.test(text);
  if (saturday !== (week.saturday !== 'closed')) return true;
  const times = /\b(\d{1,2})(?::(\d{2}))?\s*-\s*(\d{1,2})(?::(\d{2}))?/.exec(text);
  if (!times || week.monday === 'closed') return false;
  const stated = `${times[1]}:${times[2] ?? '00'}-${times[3]}:${times[4] ?? '00'}`;
  return stated !== clockSpan(week.monday.open, week.monday.close);
}

/** An entry without surfaces is shown everywhere that no other entry names. */
function placesOf(surfaces: readonly Surface[] | undefined, { practices }: Pick<SiteContent, 'practices'>): string[] {
  if (!surfaces) return ['Everywhere else'];
  return surfaces.map((surface) => {
    const slug = practiceOfSurface(surface);
    const town = practices.find((practice) => practice.slug === slug)?.location;
    if (!town) return surfaceTitle(surface);
    return surface.startsWith('nhs-') ? `The page 'NHS Dentist ${town}'` : `The page '${town} Dentist'`;
  });
}

export const conflicts = (content: SiteContent, files: readonly ContentFile[]): Finding[] =>
  differingFacts(content).map(({ advice, title, values }) => {
    const places = values.map(({ at }) => at.map(({ field, file }) => placeOf(files, file, field)));
    const details = values.map(({ where, words }, index) => {
      const lines = places[index]?.map(describePlace).join(', ');
      return lines ? `${where.join(', ')}: ${words} (${lines})` : `${words}. ${where.join(', ')}`;
    });
    const message = `${title}: different places of the site say different things.`;
    return { kind: 'conflict', message, places: places.flat(), advice, details };
  });
