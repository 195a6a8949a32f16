import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../../../tests/support/property-runs.ts';
import { blogPostFields, maxPageSize, parseBlogPostsQuery } from './blog-posts-query.ts';

const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('select', 'order', 'limit', 'offset', 'slug') },
  { weight: 1, arbitrary: fc.oneof(anyText, fc.constantFrom('or', 'and', 'title', 'not.slug', 'on_conflict', 'columns')) },
);
const field = fc.constantFrom<string>(...blogPostFields, '*', 'password', 'count()', 'author(*)');
const value = fc.oneof(
  anyText,
  anyText.map((text) => `eq.${text}`),
  fc.array(field, { maxLength: 6 }).map((fields) => fields.join(',')),
  fc.tuple(field, fc.constantFrom('', '.asc', '.desc', '.desc.nullslast', '.sideways')).map((parts) => parts.join('')),
  fc.bigInt().map(String),
  fc.nat({ max: 200_000 }).map(String),
  fc.double().map(String),
);
const query = fc.array(fc.tuple(name, value), { maxLength: 4 }).map((pairs) => new URLSearchParams(pairs));

describe('parseBlogPostsQuery', () => {
  it('rejects a query by name or returns one within the supported syntax', () => {
    let taken = 0;
    fc.assert(
      fc.property(query, (parameters) => {
        const parsed = parseBlogPostsQuery(parameters);
        if ('code' in parsed) {
          expect(parsed.code).toMatch(/^(?:PGRST10[03]|42703|22021)$/);
          expect(parsed.message.length).toBeLessThan(150);
          return;
        }
        taken += 1;
        expect(parsed.fields.length).toBeGreaterThan(0);
        for (const known of [...parsed.fields, ...parsed.order.map((part) => part.field)])
          expect(blogPostFields).toContain(known);
        for (const { direction } of parsed.order) expect(['asc', 'desc']).toContain(direction);
        for (const count of [parsed.limit, parsed.offset]) expect(Number.isInteger(count) && count >= 0).toBe(true);
        expect(parsed.limit).toBeLessThanOrEqual(maxPageSize);
        expect(parsed.offset).toBeLessThanOrEqual(100_000);
        // PostgreSQL rejects NUL in text with an error that looks like a database failure.
        expect(parsed.slug ?? '').not.toContain('\0');
      }),
      runs(4_000),
    );
    expect(taken).toBeGreaterThan(200);
  });
});
