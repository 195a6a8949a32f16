import { describe, expect, it } from 'vitest';
import { generationOutcome } from './generate-article.ts';

describe('the answer of the function', () => {
  it('is a success with the title', () => {
    expect(generationOutcome({ success: true, article: { title: 'Dry mouth' } })).toEqual({ success: true, title: 'Dry mouth' });
  });

  it('is a failure with its message', () => {
    const answer = { success: false, error: "Today's articles are written." };
    expect(generationOutcome(answer)).toEqual(answer);
  });

  it.each([[{ success: false }], [{ success: false, error: '' }], [{ success: true }], ['<html>'], [null], [undefined]])(
    'is a failure without words where it is %j',
    (answer) => {
      expect(generationOutcome(answer)).toEqual({ success: false, error: undefined });
    },
  );
});
