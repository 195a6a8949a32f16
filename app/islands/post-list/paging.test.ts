import { describe, expect, it } from 'vitest';
import { pageCount, pageNumber } from './paging.ts';

const parse = (search: string) => pageNumber(new URLSearchParams(search));

describe('pageNumber', () => {
  it('is 1 without a page parameter', () => {
    expect(parse('')).toBe(1);
    expect(parse('utm_source=mail')).toBe(1);
  });

  it('is the number in the address', () => {
    expect(parse('page=1')).toBe(1);
    expect(parse('page=27')).toBe(27);
  });

  it.each(['0', '-1', '1.5', '01', 'two', '', '1e3', '9999999', '1 ', '٣'])('is undefined for %j', (page) => {
    expect(parse(`page=${encodeURIComponent(page)}`)).toBeUndefined();
  });
});

describe('pageCount', () => {
  it.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [24, 2],
    [25, 3],
  ])('for %i articles is %i', (posts, pages) => {
    expect(pageCount(posts)).toBe(pages);
  });
});
