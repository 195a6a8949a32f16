import { describe, expect, it } from 'vitest';
import { readingLevelProblems } from './reading-level.ts';

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
});
