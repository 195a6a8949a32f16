import { describe, expect, it } from 'vitest';
import { diagnosisProblems } from './diagnoses.ts';
import { normalisePlainText } from './visible-text.ts';

const refused = [
  'You have gum disease and may not know it.',
  'If your gums bleed, you have gum disease.',
  'You have a gum infection.',
  'Your pain is caused by decay.',
  'Do not wait: you have an abscess.',

  'You have gum disease.',
  'Red gums: you have early gum disease.',
  'You’ve got an abscess.',
  'You probably have tooth decay.',
  'You are suffering from dry mouth.',
  "You're suffering from it.",
  'This means you have an infection.',
  'That means that you have decay.',
  'It is a sign that you have gingivitis.',
  'It is a sure sign of decay.',
  'Your gums are infected.',
  'Your tooth is dying.',
  'You need a root canal.',
  'You will need antibiotics.',
  'You ha­ve gum disease.',
  'You definitely have a severe infection.',
  'The pain shows you have a cracked tooth.',
  'You suffer from bruxism.',
];

const passed = [
  'If your pain is due to a crack, a dentist can tell.',
  'Have you had decay before?',

  'You may have gum disease.',
  'If you have gum disease, tell us.',
  'When you have a dry mouth, sip water.',
  'Ask whether you have decay.',
  'Do you have gum disease?',
  'This means you have to wait.',
  'This means you have a choice.',
  'That means you have more time.',
  'It may be a sign that you have an infection.',
  'It does not mean you have decay.',
  'You might need a root canal.',
  'If you need a filling, you pay once.',
  'It can be a sign of gum disease.',
  'Tell us if you are suffering from dry mouth.',
  'Bleeding is not a sure sign of trouble.',
  'People who have gum disease need more visits.',
  'If your tooth is infected, a dentist can help.',
  'You have four kinds of teeth.',
  'You may think you have a cavity.',
  'That is a sign you have pressed too hard.',
  'Tell us that you have diabetes.',
];

describe('diagnoses', () => {
  it.each(refused)('are reported in %j', (sample) => {
    expect(diagnosisProblems(normalisePlainText(sample))).not.toEqual([]);
  });

  it.each(passed)('are not reported in %j', (sample) => {
    expect(diagnosisProblems(normalisePlainText(sample))).toEqual([]);
  });
});
