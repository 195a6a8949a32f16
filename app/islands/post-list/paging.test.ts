import { describe, expect, it } from 'vitest';
import { pageAddress, pageCount, pageNumber } from './paging.ts';

const asked = (search: string) => pageNumber(new URLSearchParams(search));

describe('the page that an address asks for', () => {
  it('is the first where the address says nothing', () => {
    expect(asked('')).toBe(1);
    expect(asked('utm_source=mail')).toBe(1);
  });

  it('is the number that it names', () => {
    expect(asked('page=1')).toBe(1);
    expect(asked('page=27')).toBe(27);
  });

  it.each(['0', '-1', '1.5', '01', 'two', '', '1e3', '9999999', '1 ', '٣'])('is none where it names %j', (page) => {
    expect(asked(`page=${encodeURIComponent(page)}`)).toBeUndefined();
  });
});

describe('the number of pages', () => {
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

it('the first page has the address of the list', () => {
  expect(pageAddress(1)).toBe('/blog');
  expect(pageAddress(2)).toBe('/blog?page=2');
});
