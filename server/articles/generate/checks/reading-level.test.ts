import { describe, expect, it } from 'vitest';
import { fleschKincaidGrade, readingLevelProblems, sentencesOf } from './reading-level.ts';

const hard =
  'Contemporary periodontal rehabilitation necessitates comprehensive multidisciplinary evaluation, incorporating radiographic investigation, occlusal stabilisation and individualised behavioural intervention.';

describe('reading level', () => {
  it('accepts plain sentences', () => {
    expect(readingLevelProblems([{ tag: 'p', text: 'Brush twice a day. Spit, and do not rinse. It helps.' }])).toEqual([]);
  });

  it('rejects long words in long sentences and quotes the longest sentence', () => {
    const [problem] = readingLevelProblems([{ tag: 'p', text: `Brush. ${hard}` }]);
    expect(problem?.rule).toBe('reading-level');
    expect(problem?.detail).toContain('Contemporary periodontal');
  });

  it('rejects plain words in an endless sentence', () => {
    expect(readingLevelProblems([{ tag: 'p', text: 'and then you brush '.repeat(20) }])).toHaveLength(1);
  });

  it('counts a heading or list item as a separate sentence', () => {
    const blocks = [
      { tag: 'h2', text: 'When to brush' },
      { tag: 'p', text: 'Twice a day. At night, e.g. before bed.' },
      { tag: 'li', text: 'the top' },
      { tag: 'li', text: '!' },
    ];
    expect(sentencesOf(blocks)).toHaveLength(4);
  });

  it('follows the Flesch-Kincaid formula', () => {
    // 6 words, 6 syllables, 1 sentence.
    expect(fleschKincaidGrade(['The cat sat on the mat.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59);
    expect(fleschKincaidGrade([])).toBe(0);
  });
});
