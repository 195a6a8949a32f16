import { describe, expect, it } from 'vitest';
import { isLinear, repeated } from '../../../../tests/support/linear-time.ts';
import { context, goodDraft } from './article.fixtures.ts';
import { maxContentLength } from './article-draft.ts';
import { checkArticle } from './check-article.ts';

/** Each is repeated to fill the text. Most start a pattern that never completes. */
const words =
  `a|1| |.|-|'|"|1 |1.|1,1|(1)|£|+4|A|AA |AAAA |I |one |one-|twenty |oh |double one |call |open |open monday|at half |every one to |take one |
  tablets |paracetamol |twice a |we best |our best a b |best nhs |the best in |most |you have |you have a an some |sign that |if you have gum disease |
  of our patients |a patient |' - A|our team have |our a |Dr |Tariq |www|a@|a@a|painless |no guarantee |é|🦷`
    .replace(/\|\n {2}/g, '|')
    .split('|');
const markup = [
  '<',
  '<p',
  '<p>',
  '<em>',
  '</p>',
  '<a href="/',
  '<a href="/">',
  '&',
  '&amp;',
  '&#',
  '<!--',
  '<li>',
  'e\u0301',
  '\u200b',
  '０',
  'ﷺ',
  '\ud800',
  '\u0000',
];
describe('200 kB of hostile text take linear time', () => {
  it.each(['title', 'excerpt', 'tags', 'metaTitle', 'metaDescription', 'content'])(
    'the whole check, in the field %s',
    (field) => {
      const check = (length: number) => {
        const text = repeated('<em>open monday one ', length);
        return checkArticle({ ...goodDraft, [field]: field === 'tags' ? Array.from(text) : text }, context);
      };
      expect(isLinear(check, 200_000, 100)).toBe(true);
    },
  );
});

it('content of the maximum length takes linear time', () => {
  const check = (seed: string) => (length: number) => checkArticle({ ...goodDraft, content: repeated(seed, length) }, context);
  expect([...words, ...markup].filter((seed) => !isLinear(check(seed), maxContentLength, 100))).toEqual([]);
});
