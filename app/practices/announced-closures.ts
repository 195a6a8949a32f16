import type { Practice } from '../../content-model/schema/practice.ts';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { type Closure, closuresAhead, type ShortDays, shortDaysAhead, weekAhead } from '../../domain/closures.ts';
import { fill } from '../../domain/fill.ts';
import { londonParts, shortMonth } from '../../domain/london-time.ts';
import { clockTime, closedDaysOf, formatDay, liveHours } from '../../domain/opening-hours.ts';

/** A closure as text, with days and month for the calendar icon. */
export type ClosureNote = { days: string; month: string; towns: string; text: string; opens: string };
export type AnnouncedClosures = { notes: ClosureNote[]; emergency: { label: string; phone: string } };

type Words = SiteContent['locationWords']['closures'];

/** Closures to announce on pages with opening hours, from a week ahead. Undefined if there are none. */
export function announcedClosures(
  practices: readonly Practice[],
  { emergencyPage, locationWords, organisation }: Pick<SiteContent, 'emergencyPage' | 'locationWords' | 'organisation'>,
  now: Date,
  days = weekAhead,
): AnnouncedClosures | undefined {
  const words = locationWords.closures;
  const byText = new Map<string, { from: string; note: ClosureNote; towns: string[] }>();
  for (const practice of practices) {
    const closedDays = closedDaysOf(organisation.closedDays, practice.slug);
    const ahead = [liveHours(practice), now, closedDays, days] as const;
    const found = [
      ...closuresAhead(...ahead).map((closure) => ({ from: closure.from, note: describeClosure(closure, words) })),
      ...shortDaysAhead(...ahead).map((short) => ({ from: short.from, note: describeShortDays(short, words) })),
    ];
    for (const { from, note } of found) {
      const key = note.text + note.opens;
      const known = byText.get(key);
      if (known) known.towns.push(practice.location);
      else byText.set(key, { from, note, towns: [practice.location] });
    }
  }
  if (byText.size === 0) return undefined;
  const notes = [...byText.values()]
    .toSorted((one, other) => one.from.localeCompare(other.from))
    // Towns are named only if some practices stay open.
    .map(({ note, towns }) => ({ ...note, towns: towns.length === practices.length ? '' : joinList(towns, words.and) }));
  return { notes, emergency: { label: words.emergency, phone: emergencyPage.line.phone } };
}

function describeClosure({ from, opensAt, reasons, to }: Closure, words: Words): ClosureNote {
  const opening = opensAt && londonParts(opensAt);
  const opens = opening ? fill(words.opens, { day: formatDay(opening.date), time: clockTime(opening.minutes) }) : '';
  return { ...noteOn({ from, to }, [words.day, words.days], { reason: joinList(reasons, words.and) }), opens };
}

const describeShortDays = ({ hours, reason, ...days }: ShortDays, words: Words): ClosureNote =>
  noteOn(days, [words.shortDay, words.shortDays], { reason, hours: joinList(hours, words.and) });

function noteOn(
  { from, to }: { from: string; to: string },
  [day, days]: readonly [day: string, days: string],
  values: Record<string, string>,
): ClosureNote {
  return {
    days: from === to ? dayOf(from) : `${dayOf(from)}-${dayOf(to)}`,
    month: from.slice(0, 7) === to.slice(0, 7) ? shortMonth(from) : `${shortMonth(from)}-${shortMonth(to)}`,
    towns: '',
    text: fill(from === to ? day : days, { day: formatDay(from), from: formatDay(from), to: formatDay(to), ...values }),
    opens: '',
  };
}

const dayOf = (date: string) => String(Number(date.slice(8)));

function joinList(items: readonly string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
