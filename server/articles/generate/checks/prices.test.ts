import { describe, expect, it } from 'vitest';
import { priceProblems } from './prices.ts';
import { normalisePlainText } from './visible-text.ts';

const refused = [
  'A check-up is £50.',
  'It costs £ 50.',
  'It costs &#163;50.',
  'It costs &pound;50.',
  'Fifty pounds buys a lot.',
  'It is fifty-five pounds a visit.',
  'A few hundred pounds will do.',
  'The fee is 50 GBP.',
  'GBP 50 a tooth',
  'It costs £５０.',
  'That is ５０ pounds.',
  'Only 5­0 po​unds.',
  'It is 50p a day.',
  'A tenner a month.',
  'It costs 20 quid.',
  'It costs 450 for each tooth.',
  'Band 3 is 306.80 now.',
  'You pay only 30 a month.',
  'Get 20% off this month.',
  'Half-price whitening in June.',
  'We have 0% finance.',
  'That is €40.',
  'That is $40.',
  'thirty dollars',
  'priced at 99',
];

const passed = [
  'You pay one charge for the whole course.',
  'What will it cost now, and what might it cost in later years?',
  'You do not pay if you are under 18.',
  'Band 2 covers fillings.',
  'Children pay nothing under 18.',
  'Paste with 1,450 ppm of fluoride.',
  'About 3.5 per cent of people.',
  'It does not cost more to ask.',
  'It pays to wait 30 minutes.',
  'Spend two minutes on it.',
  'You pay 3 visits to the dentist.',
  'The charges of the 3 bands stand on one page.',
];

describe('prices', () => {
  it.each(refused)('are reported in %j', (sample) => {
    expect(priceProblems(normalisePlainText(sample))).not.toEqual([]);
  });

  it.each(passed)('are not reported in %j', (sample) => {
    expect(priceProblems(normalisePlainText(sample))).toEqual([]);
  });
});
