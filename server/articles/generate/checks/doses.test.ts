import { describe, expect, it } from 'vitest';
import { doseProblems } from './doses.ts';
import { normalisePlainText } from './visible-text.ts';

const refused = [
  'Take two paracetamol.',
  'Two ibuprofen will do.',

  'Take 400 mg of ibuprofen.',
  'Take 400mg.',
  'Take two 500-mg tablets.',
  'Four hundred milligrams',
  'Rinse with 10 ml of chlorhexidine.',
  'Take 1 g of paracetamol.',
  'Take one gram of it.',
  '200 mcg a day',
  '200 µg a day',
  'Take two tablets.',
  'Swallow two of them every four hours.',
  'every 4 to 6 hours',
  'every 4-6 hours',
  'Take it six-hourly.',
  'Take paracetamol four times a day.',
  'Twice a day, take a painkiller.',
  'No more than eight in 24 hours.',
  'a dose of 500',
  'Take half a tablet.',
  'Take 1 paracetamol tablet.',
  '400 ㎎',
  '４００mg',
  'a couple of painkiller tablets',
  'two teaspoons of the syrup',
];

const passed = [
  'Paracetamol may help.',

  'Brush twice a day.',
  'Rinse with salt water four times a day.',
  'Take the painkillers as the leaflet says.',
  'A 330 ml can of pop holds 35 g of sugar.',
  'No more than 5 g of sugar per 100 g of food.',
  'Chew one disclosing tablet after you brush.',
  'Put two cleaning tablets in the glass.',
  'Half a teaspoon of salt in a glass of water.',
  'A pharmacist can tell you what is safe to take.',
  'Paste with 1,450 ppm of fluoride.',
  'Come back in 24 hours.',
  'Within the first 24 hours.',
  'Use a pea-sized blob.',
  'Change the brush every three months.',
  'Sip water every few hours.',
  'Size 0.6 mm fits.',
  'Look at it on a phone or tablet.',
];

describe('doses', () => {
  it.each(refused)('are reported in %j', (sample) => {
    expect(doseProblems(normalisePlainText(sample))).not.toEqual([]);
  });

  it.each(passed)('are not reported in %j', (sample) => {
    expect(doseProblems(normalisePlainText(sample))).toEqual([]);
  });
});
