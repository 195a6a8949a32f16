import type { Practice } from '../../content/schema/practice.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { type Closure, closuresAhead } from '../../domain/closures.ts';
import { fill } from '../../domain/fill.ts';
import { dayAndMonth, londonParts } from '../../domain/london-time.ts';
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
): AnnouncedClosures | undefined {
  const words = locationWords.closures;
  const byText = new Map<string, { from: string; note: ClosureNote; towns: string[] }>();
  for (const practice of practices) {
    for (const closure of closuresAhead(liveHours(practice), now, closedDaysOf(organisation.closedDays, practice.slug))) {
      const note = describeClosure(closure, words);
      const key = note.text + note.opens;
      const known = byText.get(key);
      if (known) known.towns.push(practice.location);
      else byText.set(key, { from: closure.from, note, towns: [practice.location] });
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
  const reason = joinList(reasons, words.and);
  const opening = opensAt && londonParts(opensAt);
  return {
    days: from === to ? dayOf(from) : `${dayOf(from)}-${dayOf(to)}`,
    month: from.slice(0, 7) === to.slice(0, 7) ? monthOf(from) : `${monthOf(from)}-${monthOf(to)}`,
    towns: '',
    text: fill(from === to ? words.day : words.days, {
      day: formatDay(from),
      from: formatDay(from),
      to: formatDay(to),
      reason,
    }),
    opens: opening ? fill(words.opens, { day: formatDay(opening.date), time: clockTime(opening.minutes) }) : '',
  };
}

const dayOf = (date: string) => String(Number(date.slice(8)));
const monthOf = (date: string) => dayAndMonth(date).replace(/^\d+ /, '').slice(0, 3);

function joinList(items: readonly string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
