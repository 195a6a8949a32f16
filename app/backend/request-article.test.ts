import { describe, expect, it } from 'vitest';
import { generationOutcome } from './request-article.ts';

describe('generationOutcome', () => {
  it('returns the title on success', () => {
    expect(generationOutcome({ success: true, article: { title: 'Dry mouth' } })).toEqual({ success: true, title: 'Dry mouth' });
  });

  it('returns the error message on failure', () => {
    const answer = { success: false, error: "Today's articles are written." };
    expect(generationOutcome(answer)).toEqual(answer);
  });

  it.each([[{ success: false }], [{ success: false, error: '' }], [{ success: true }], ['<html>'], [null], [undefined]])(
    'returns a failure without a message for %j',
    (answer) => {
      expect(generationOutcome(answer)).toEqual({ success: false, error: undefined });
    },
  );
});
