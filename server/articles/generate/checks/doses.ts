import type { ArticleProblem } from './article-problem.ts';
import { type ForbiddenPassage, forbiddenPassages } from './forbidden-passage.ts';
import { anyNumber } from './number-words.ts';

const ask = 'do not state doses; refer to the leaflet, a pharmacist or the prescriber';

const medicine =
  '(?:paracetamol|ibuprofen|aspirin|codeine|naproxen|diclofenac|amoxicillin|penicillin|metronidazole|erythromycin|clindamycin|chlorhexidine|antibiotics?|painkillers?|medicines?|tablets?|capsules?|pills?)';

const timesADay = `(?:once|twice|${anyNumber} times) (?:a|per|each|every) day|(?:once|twice|${anyNumber} times) daily`;

const table: readonly ForbiddenPassage[] = [
  { find: new RegExp(`\\b${anyNumber} ?-? ?(?:mg|mcg|[μu]g|milligram(?:me)?s?|microgram(?:me)?s?|iu)\\b`, 'gi'), because: ask },
  {
    find: new RegExp(`\\b${anyNumber} ?-? ?(?:ml|millilit(?:re|er)s?|g|grams?|grammes?)\\b`, 'gi'),
    // Food, drink and packaging use these units too.
    unless:
      /\b(?:sugars?|salt|salty|fat|water|milk|juice|squash|pop|wine|beer|drinks?|cans?|bottles?|glass(?:es)?|cups?|cartons?|food|chocolate|saliva|spit|toothpaste)\b/i,
    because: ask,
  },
  {
    // Tablets that clean dentures or stain plaque are not swallowed.
    find: new RegExp(
      `\\b(?:${anyNumber}|half a|a couple of|a few) (?:(?!disclosing|cleaning|cleansing|denture|fizzing|effervescent)[a-z]{1,20} )?(?:tablets?|capsules?|caplets?|pills?|lozenges?|sachets?|teaspoons?|teaspoonfuls?|puffs|doses)\\b`,
      'gi',
    ),
    unless: /\b(?:disclosing|dentures?|plates?|salt|sugars?|baking soda|bicarbonate)\b/i,
    because: ask,
  },
  { find: new RegExp(`\\b${anyNumber} (?:paracetamols?|ibuprofens?|aspirins?|codeine|co-codamols?)\\b`, 'gi'), because: ask },
  { find: new RegExp(`\\bevery ${anyNumber}(?: ?(?:to|or|-) ?${anyNumber})? ?(?:hours?|hrs?)\\b`, 'gi'), because: ask },
  { find: new RegExp(`\\b${anyNumber}[- ]hourly\\b`, 'gi'), because: ask },
  { find: new RegExp(`\\b${medicine}\\b[^.!?\\n]{0,60}\\b(?:${timesADay})\\b`, 'gi'), because: ask },
  { find: new RegExp(`\\b(?:${timesADay})\\b[^.!?\\n]{0,40}\\b${medicine}\\b`, 'gi'), because: ask },
  { find: new RegExp(`\\bdos(?:e|es|age) (?:of|is) (?:up to )?${anyNumber}\\b`, 'gi'), because: ask },
  { find: new RegExp(`\\b${anyNumber} (?:[a-z]{1,20} )?in (?:any |a )?(?:24|twenty-four)[- ]hours?\\b`, 'gi'), because: ask },
];

export function doseProblems(text: string): ArticleProblem[] {
  return forbiddenPassages('doses', table, text);
}
