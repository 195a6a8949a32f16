import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText, runs } from '../../tests/support/property-runs.ts';
import { excerptAround, markWords } from './excerpt.ts';
import { cleanQuery, queryStems } from './query-words.ts';

it('cleanQuery returns one line of valid text and is idempotent', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const query = cleanQuery(typed);
      expect([...query].length).toBeLessThanOrEqual(200);
      expect(query.isWellFormed()).toBe(true);
      expect(query).not.toMatch(/\p{C}/u);
      expect(cleanQuery(query)).toBe(query);
    }),
    runs(2_000),
  );
});

it('markWords keeps the whole text for any query', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, typed) => {
      const stems = queryStems(cleanQuery(typed));
      expect(
        markWords(text, stems)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
      expect((excerptAround(text, stems) ?? []).every((part) => typeof part.text === 'string')).toBe(true);
    }),
    runs(1_000),
  );
});
