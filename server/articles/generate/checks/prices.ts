import type { ArticleProblem } from './article-problem.ts';
import { type ForbiddenPassage, forbiddenPassages } from './forbidden-passage.ts';
import { anyNumber } from './number-words.ts';

const elsewhere = 'prices change and have their own pages, so link there instead';

const table: readonly ForbiddenPassage[] = [
  { find: /[£€$¥][ \d.,]{0,12}/g, because: elsewhere },
  {
    find: new RegExp(`\\b${anyNumber} ?(?:gbp|eur|usd|pounds?|quid|pence|euros?|dollars?|fivers?|tenners?)\\b`, 'gi'),
    because: elsewhere,
  },
  { find: /\b(?:gbp|eur|usd) ?\d{1,7}/gi, because: elsewhere },
  { find: /\b\d{1,4}p\b/gi, because: elsewhere },
  { find: /\ba (?:fiver|tenner|quid)\b/gi, because: elsewhere },
  // Statutory charges without the pound sign: '306.80'.
  { find: /\b\d{2,4}\.\d{2}\b(?! ?(?:%|per ?cent|mm|cm))/gi, because: elsewhere },
  {
    find: /\b(?:costs?|priced at|prices? (?:is|are|of)|charges? (?:is|are|of)|fees? (?:is|are|of)|pay) (?:(?:from|about|around|only|just|up to|under|over|between|at) ){0,2}\d{1,6}\b(?! (?:visits?|times|weeks?|months?))/gi,
    because: elsewhere,
  },
  {
    find: /\b\d{1,3} ?(?:%|per ?cent) (?:off|discount)\b|\bhalf[- ]price\b|\b(?:0|zero) ?(?:%|per ?cent) (?:finance|interest|apr)\b|\binterest[- ]free\b/gi,
    because: 'offers expire, but the article stays online',
  },
];

export function priceProblems(text: string): ArticleProblem[] {
  return forbiddenPassages('prices', table, text);
}
