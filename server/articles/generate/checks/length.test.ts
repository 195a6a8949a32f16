import { expect, it } from 'vitest';
import { lengthProblems } from './length.ts';

const article = (words: number) => [{ tag: 'p', text: 'word '.repeat(words) }];

it.each([600, 601, 1000, 1500])('an article of %i words passes', (words) => {
  expect(lengthProblems(article(words))).toEqual([]);
});

it.each([0, 1, 599, 1501, 9000])('an article of %i words is rejected with its word count', (words) => {
  expect(lengthProblems(article(words))).toEqual([
    { rule: 'length', detail: `the article has ${words} words; write 600 to 1500` },
  ]);
});

it('counts the words of all blocks', () => {
  expect(lengthProblems([{ tag: 'h2', text: 'Two words' }, ...article(598)])).toEqual([]);
});
