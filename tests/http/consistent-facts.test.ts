import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { weekInWords } from '../../domain/opening-hours.ts';
import { nhsLocationPath } from '../../domain/site-pages.ts';
import { servedPage, textOf } from '../support/served-page.ts';
import { everyPath } from '../support/site-paths.ts';
import { type StatedFact, shown, statedFacts } from '../support/stated-facts.ts';

const content = loadContent('content');
const { organisation, practices } = content;
const { age, hoursOn, phones, ratings } = statedFacts(content);
const emergencyPath = '/emergency-dentist';

const contradictions = (facts: readonly StatedFact[], text: string) =>
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
  const found = async (path: string, facts: readonly StatedFact[]) => {
    const text = await mainText(path);
    return facts.flatMap((each) => shown(each, text));
  };
  const [bradford, , leeds] = practices;
  if (!bradford || !leeds) throw new Error('No practices in the content');
  const contactCards = practices.map(({ hours: [entry] }) => (entry ? weekInWords(entry.week) : ''));
  const [groupHours] = organisation.hours;
  expect(await found('/', hoursOn('/'))).toEqual(contactCards);
  expect(await found('/', [age])).toEqual([organisation.establishedText]);
  expect(await found('/', ratings)).toEqual(['1500', '322', '929', '186']);
  expect(await found('/', phones)).toEqual(practices.map(({ phones: [entry] }) => entry?.phone));
  expect(await found('/complaints', hoursOn('/complaints'))).toEqual(
    practices.map(() => groupHours && weekInWords(groupHours.week)),
  );
  const leedsPath = nhsLocationPath(leeds.slug);
  expect(await found(leedsPath, hoursOn(leedsPath))).toEqual([
    contactCards[0],
    contactCards[1],
    groupHours && weekInWords(groupHours.week),
  ]);
  expect(await found('/locations/bradford-dentist', [age, ...ratings])).toEqual([
    String(organisation.foundingYear),
    '127',
    '127',
  ]);
  expect(await found(emergencyPath, phones)).toEqual(practices.map(({ phones: entries }) => entries.at(-1)?.phone));
});
