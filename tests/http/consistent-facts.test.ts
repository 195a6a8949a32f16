import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { servedPage, textOf } from '../support/served-page.ts';
import { everyPath } from '../support/site-paths.ts';
import { type StatedFact, shown, statedFacts } from '../support/stated-facts.ts';

const { age, hoursOn, phones, ratings } = statedFacts(loadContent('content'));
const emergencyPath = '/emergency-dentist';

const contradictions = (facts: readonly StatedFact[], text: string) =>
  facts.map((each) => ({ fact: each.name, values: shown(each, text) })).filter(({ values }) => values.length > 1);

// tests/database/desk-facts.test.ts shows that the patterns find the values of pages.
test('no page contradicts itself', async () => {
  for (const path of everyPath) {
    const { document } = await servedPage(path);
    // Excludes the footer and the top bar, which have their own specified rating and hours.
    const main = textOf(document.querySelector('main'));
    expect(contradictions([age, ...phones, ...ratings, ...hoursOn(path)], main), path).toEqual([]);
    const whole = textOf(document.body);
    // The emergency page shows out-of-hours numbers, the header and footer daytime numbers.
    expect(contradictions(path === emergencyPath ? [age] : [age, ...phones], whole), path).toEqual([]);
  }
});
