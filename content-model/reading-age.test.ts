import { describe, expect, it } from 'vitest';
import { fleschKincaidGrade, readingAge, sentencesOf } from './reading-age.ts';

describe('reading age', () => {
  it('counts a heading or list item as a separate sentence', () => {
    expect(sentencesOf(['When to brush', 'Twice a day. At night, e.g. before bed.', 'the top', '!'])).toHaveLength(4);
  });

  it('follows the Flesch-Kincaid formula', () => {
    // 6 words, 6 syllables, 1 sentence.
    expect(fleschKincaidGrade(['The cat sat on the mat.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59);
    expect(fleschKincaidGrade([])).toBe(0);
  });

  it('leaves out names, prices and labels', () => {
    const { age, sentences, words } = readingAge(['The cat sat on the mat.', 'From £500 per tooth']);
    expect(sentences).toEqual(['The cat sat on the mat.']);
    expect(words).toBe(6);
    expect(age).toBeCloseTo(0.39 * 6 + 11.8 - 15.59 + 5);
  });
});
