import type { SiteContent } from '../../content/schema/site.ts';
import { describeWeek, type WeekHours, weekInWords } from '../../domain/opening-hours.ts';
import { nhsLocationPath } from '../../domain/site-pages.ts';

/** A fact with several published values, each with a pattern that finds it on a page. */
export type StatedFact = { name: string; values: ReadonlyMap<string, RegExp> };

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

/** Matches 'Mon-Fri 9:00-5:00' and 'Mon-Fri: 9:00-5:00'. */
const weekPattern = (week: WeekHours) =>
  new RegExp(
    describeWeek(week)
      .map(({ days, hours }) => `${escapeRegExp(days)}:?\\s+${escapeRegExp(hours)}(?!\\s*\\(lunch)`)
      .join('[\\s\\S]{0,40}'),
    'i',
  );

const fact = <Entry>(
  name: string,
  entries: readonly Entry[],
  value: (entry: Entry) => string,
  pattern: (entry: Entry) => RegExp,
): StatedFact => ({
  name,
  values: new Map(entries.map((entry) => [value(entry), pattern(entry)])),
});

const reviews = ({ reviewCount }: { reviewCount: number }) => String(reviewCount);
const reviewsPattern = ({ reviewCount }: { reviewCount: number }) =>
  new RegExp(`\\b${reviewCount}\\+?\\s+(five-star\\s+)?reviews`);

/** What pages can say about the facts of the content. */
export function statedFacts({ organisation, practices }: SiteContent) {
  const age: StatedFact = {
    name: 'the age of the group',
    values: new Map([
      [String(organisation.foundingYear), new RegExp(`\\b${organisation.foundingYear}\\b`)],
      [organisation.establishedText, new RegExp(escapeRegExp(organisation.establishedText), 'i')],
    ]),
  };
  const phones = practices.map(({ location, phones: entries }) =>
    fact(
      `the phone number of ${location}`,
      entries,
      ({ phone }) => phone,
      ({ phone }) => new RegExp(escapeRegExp(phone)),
    ),
  );
  const ratings = [
    fact('the rating of the group', organisation.ratings, reviews, reviewsPattern),
    ...practices.map(({ location, ratings: entries }) => fact(`the rating of ${location}`, entries, reviews, reviewsPattern)),
  ];
  /** The group's hours apply to every practice, but on an NHS location page only to that practice. */
  const hoursOn = (path: string) =>
    practices.map(({ hours, location, slug }) => {
      const isOthersPage = practices.some((other) => other.slug !== slug && nhsLocationPath(other.slug) === path);
      // The accessibility line has its own hours.
      const group = organisation.hours.filter(({ surfaces }) => !surfaces?.includes('accessibility-line'));
      const entries = [...hours, ...(isOthersPage ? [] : group)];
      return fact(
        `the opening hours of ${location}`,
        entries,
        ({ week }) => weekInWords(week),
        ({ week }) => weekPattern(week),
      );
    });
  return { age, phones, ratings, hoursOn };
}

export const shown = ({ values }: StatedFact, text: string) =>
  [...values].filter(([, pattern]) => pattern.test(text)).map(([value]) => value);
