import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { describeWeek, type WeekHours } from '../../domain/opening-hours.ts';
import { nhsLocationPath } from '../../domain/site-pages.ts';
import { servedPage, textOf } from '../support/served-page.ts';
import { everyPath } from '../support/site-paths.ts';

const { organisation, practices } = loadContent('content');
const emergencyPath = '/emergency-dentist';

/** A fact with several published values, each with a pattern that finds it on a page. */
type Fact = { name: string; values: ReadonlyMap<string, RegExp> };

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
): Fact => ({
  name,
  values: new Map(entries.map((entry) => [value(entry), pattern(entry)])),
});

const reviews = ({ reviewCount }: { reviewCount: number }) => String(reviewCount);
const reviewsPattern = ({ reviewCount }: { reviewCount: number }) =>
  new RegExp(`\\b${reviewCount}\\+?\\s+(five-star\\s+)?reviews`);
const weekWords = ({ week }: { week: WeekHours }) =>
  describeWeek(week)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ');

const age: Fact = {
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
    const group = organisation.hours.filter(({ surfaces }) => !surfaces.includes('accessibility-line'));
    const entries = [...hours, ...(isOthersPage ? [] : group)];
    return fact(`the opening hours of ${location}`, entries, weekWords, ({ week }) => weekPattern(week));
  });

const shown = ({ values }: Fact, text: string) => [...values].filter(([, pattern]) => pattern.test(text)).map(([value]) => value);

const contradictions = (facts: readonly Fact[], text: string) =>
  facts.map((each) => ({ fact: each.name, values: shown(each, text) })).filter(({ values }) => values.length > 1);

const mainText = async (path: string) => textOf((await servedPage(path)).document.querySelector('main'));

test('no page contradicts itself', async () => {
  for (const path of everyPath) {
    // Excludes the footer and the top bar, which have their own specified rating and hours.
    expect(contradictions([age, ...phones, ...ratings, ...hoursOn(path)], await mainText(path)), path).toEqual([]);
    const whole = textOf((await servedPage(path)).document.body);
    // The emergency page shows out-of-hours numbers, the header and footer daytime numbers.
    expect(contradictions(path === emergencyPath ? [age] : [age, ...phones], whole), path).toEqual([]);
  }
});

test('the patterns find the values that pages show', async () => {
  const found = async (path: string, facts: readonly Fact[]) => {
    const text = await mainText(path);
    return facts.flatMap((each) => shown(each, text));
  };
  const [bradford, , leeds] = practices;
  if (!bradford || !leeds) throw new Error('No practices in the content');
  const contactCards = practices.map(({ hours: [entry] }) => (entry ? weekWords(entry) : ''));
  const [groupHours] = organisation.hours;
  expect(await found('/', hoursOn('/'))).toEqual(contactCards);
  expect(await found('/', [age])).toEqual([organisation.establishedText]);
  expect(await found('/', ratings)).toEqual(['1500', '322', '929', '186']);
  expect(await found('/', phones)).toEqual(practices.map(({ phones: [entry] }) => entry?.phone));
  expect(await found('/complaints', hoursOn('/complaints'))).toEqual(practices.map(() => groupHours && weekWords(groupHours)));
  const leedsPath = nhsLocationPath(leeds.slug);
  expect(await found(leedsPath, hoursOn(leedsPath))).toEqual([
    contactCards[0],
    contactCards[1],
    groupHours && weekWords(groupHours),
  ]);
  expect(await found('/locations/bradford-dentist', [age, ...ratings])).toEqual([
    String(organisation.foundingYear),
    '127',
    '127',
  ]);
  expect(await found(emergencyPath, phones)).toEqual(practices.map(({ phones: entries }) => entries.at(-1)?.phone));
});
