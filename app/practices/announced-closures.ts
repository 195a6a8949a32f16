import type { Practice } from '../../content/schema/practice.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import { type Closure, closuresAhead } from '../../domain/closures.ts';
import { londonParts } from '../../domain/london-time.ts';
import { clockTime, closedDaysOf, dayInWords, liveHours } from '../../domain/opening-hours.ts';

/** One closure in words, with the days as a leaf of a calendar shows them. */
export type ClosureNote = { days: string; month: string; towns: string; text: string; opens: string };
export type AnnouncedClosures = { notes: ClosureNote[]; emergency: { label: string; phone: string } };

type Words = SiteContent['locationWords']['closures'];

/** What pages with opening hours say from a week before doors stay shut; nothing in an ordinary week. */
export function announcedClosures(
  practices: readonly Practice[],
  { emergencyPage, locationWords, organisation }: Pick<SiteContent, 'emergencyPage' | 'locationWords' | 'organisation'>,
  now: Date,
): AnnouncedClosures | undefined {
  const words = locationWords.closures;
  const byText = new Map<string, { from: string; note: ClosureNote; towns: string[] }>();
  for (const practice of practices) {
    for (const closure of closuresAhead(liveHours(practice), now, closedDaysOf(organisation.closedDays, practice.slug))) {
      const note = inWords(closure, words);
      const key = note.text + note.opens;
      const known = byText.get(key);
      if (known) known.towns.push(practice.location);
      else byText.set(key, { from: closure.from, note, towns: [practice.location] });
    }
  }
  if (byText.size === 0) return undefined;
  const notes = [...byText.values()]
    .toSorted((one, other) => one.from.localeCompare(other.from))
    // Where all of them are closed, no town needs to be named.
    .map(({ note, towns }) => ({ ...note, towns: towns.length === practices.length ? '' : listed(towns, words.and) }));
  return { notes, emergency: { label: words.emergency, phone: emergencyPage.line.phone } };
}

function inWords({ from, opensAt, reasons, to }: Closure, words: Words): ClosureNote {
  const reason = listed(reasons, words.and);
  const opening = opensAt && londonParts(opensAt);
  return {
    days: from === to ? dayOf(from) : `${dayOf(from)}-${dayOf(to)}`,
    month: from.slice(0, 7) === to.slice(0, 7) ? monthOf(from) : `${monthOf(from)}-${monthOf(to)}`,
    towns: '',
    text: (from === to ? words.day : words.days)
      .replace('{day}', dayInWords(from))
      .replace('{from}', dayInWords(from))
      .replace('{to}', dayInWords(to))
      .replace('{reason}', () => reason),
    opens: opening ? words.opens.replace('{day}', dayInWords(opening.date)).replace('{time}', clockTime(opening.minutes)) : '',
  };
}

const dayOf = (date: string) => String(Number(date.slice(8)));
const monthOf = (date: string) => (dayInWords(date).split(' ')[2] ?? '').slice(0, 3);

function listed(items: readonly string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
