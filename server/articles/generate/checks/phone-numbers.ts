import type { ArticleProblem } from './article-problem.ts';
import { type ForbiddenPassage, forbiddenPassages } from './forbidden-passage.ts';
import { digitWord } from './number-words.ts';

const elsewhere = 'phone numbers go out of date, so link to the page that has it; only 111 and 999 are allowed';

/** Separators between the digits of a number, including the end of a block. */
const separators = '[ \\n().,/_*:;-]{0,3}';

const table: readonly ForbiddenPassage[] = [
  { find: /\+ ?4 ?4/g, because: elsewhere },
  // Nine or more digits, with or without separators.
  { find: new RegExp(`\\d(?:${separators}\\d){8,20}`, 'g'), because: elsewhere },
  // A local number: five or more digits after a word such as 'call'.
  {
    find: /\b(?:call|ring|phone|telephone|tel|dial|text|whatsapp|fax)\b[^.!?\n\d]{0,30}\d(?:[ -]{0,2}\d){4,20}/gi,
    because: elsewhere,
  },
  { find: new RegExp(`\\b${digitWord}(?:[ ,-]{1,2}${digitWord}){6,20}\\b`, 'gi'), because: elsewhere },
];

export function phoneNumberProblems(text: string): ArticleProblem[] {
  return forbiddenPassages('phone-numbers', table, text);
}
