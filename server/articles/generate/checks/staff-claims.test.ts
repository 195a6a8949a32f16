import { describe, expect, it } from 'vitest';
import { staffProblems } from './staff-claims.ts';
import { normalisePlainText } from './visible-text.ts';

const refused = [
  'Ask our hygienist, Ruth.',
  'Our dentist Tariq says so.',

  'Ask Dr Farrukh about it.',
  'Ask Dr. Farrukh.',
  'Tariq Farrukh will see you.',
  'Ask tariq   farrukh.',
  'Ruth Thackray can help.',
  'Ask Mrs Thackray.',
  'Ask Doctor Tariq.',
  'Ask Dr Somebody.',
  'Ta­riq Far​rukh',
  'Tariq Farrukh',
  'Our dentists have 20 years behind them.',
  'Our team has over thirty years of experience.',
  'With decades of experience',
  'Our award-winning team',
  'Our specialists can help.',
  'Our implant specialists',
  'We are experts in this.',
  'We specialise in implants.',
  'Our dentists are highly qualified.',
  'Our hygienists trained in London.',
  'A team of twelve dentists',
  'Highly trained staff',
];

const passed = [
  'Ask our dentist. He or she can tell.',

  'Your dentist may send you to a specialist.',
  'Our dentists will look at your gums.',
  'Our team can show you.',
  'Ask the nurse for a tissue.',
  'Teeth last for many years.',
  'Ruth is a name.',
  'A dentist has to be registered.',
  'Our team has a leaflet for you.',
  'You can miss a day.',
  'Children grow out of them in two years.',
  'Our dentists have time to talk.',
  'Ask an expert to look, such as a dentist.',
];

describe('staff claims', () => {
  it.each(refused)('are reported in %j', (sample) => {
    expect(staffProblems(normalisePlainText(sample), ['Dr Tariq Farrukh', 'Ruth Thackray', '', 'Dr '])).not.toEqual([]);
  });

  it.each(passed)('are not reported in %j', (sample) => {
    expect(staffProblems(normalisePlainText(sample), ['Dr Tariq Farrukh', 'Ruth Thackray', '', 'Dr '])).toEqual([]);
  });
});
