import { describe, expect, it } from 'vitest';
import { openingHoursProblems } from './opening-hours.ts';
import { normalisePlainText } from './visible-text.ts';

const refused = [
  'We see people from nine until five.',
  'A nine-to-five practice.',
  'We are open every day.',
  'Open seven days a week.',

  'We start at 9am.',
  'From 9 am to 5 pm.',
  'Until 5.30pm.',
  'At 9 a.m. sharp.',
  'Come at 09:00.',
  'Come at 17:30 or so.',
  'Doors open at half past nine.',
  'Come at quarter to five.',
  "At ten o'clock.",
  'At ten o’clock.',
  'Come after half nine.',
  'From nine in the morning.',
  'At 9 in the evening.',
  'From 9.30 on.',
  'At 0900 hours.',
  'We are open on Saturdays.',
  'Open Monday to Friday.',
  'Closed on bank holidays.',
  'On Sundays we are closed.',
  'Mon-Fri: open',
  'We are here 24/7.',
  'The practice is closed at weekends.',
  'We’re open late in the evenings, at weekends too.',
  'Nine a.m. is fine.',
  'Come at ９：００.',
];

const passed = [
  'Children from six until twelve years old.',
  'Wear it from two till six weeks after.',

  'Open your mouth wide.',
  'Children need help from five to six years old.',
  'Brush once in the morning and once at night.',
  'One in the morning is enough.',
  'Keep your mouth closed when you swim.',
  'The gap may close over the years.',
  'If the practice is closed at the weekend, ring 111.',
  'Use a small brush, size 0.5 mm.',
  'Wait for half an hour.',
  'Most people need two to four visits.',
  'I am 9 years old.',
  'On Monday the tooth may ache a little more.',
  'The gum closes in two or three weeks.',
  'The opening hours stand on the page of each practice.',
  'It may hurt to open wide after three days.',
];

describe('opening hours', () => {
  it.each(refused)('are reported in %j', (sample) => {
    expect(openingHoursProblems(normalisePlainText(sample))).not.toEqual([]);
  });

  it.each(passed)('are not reported in %j', (sample) => {
    expect(openingHoursProblems(normalisePlainText(sample))).toEqual([]);
  });
});
