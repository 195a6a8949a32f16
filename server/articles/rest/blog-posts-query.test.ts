import { describe, expect, it } from 'vitest';
import { blogPostFields, maxPageSize, parseBlogPostsQuery } from './blog-posts-query.ts';

const parse = (query: string) => parseBlogPostsQuery(new URLSearchParams(query));

describe('parseBlogPostsQuery', () => {
  it('defaults to all columns, newest first', () => {
    expect(parse('')).toEqual({
      fields: blogPostFields,
      order: [{ field: 'published_at', direction: 'desc' }],
      limit: maxPageSize,
      offset: 0,
      slug: undefined,
    });
  });

  it('supports columns, order, page and slug', () => {
    expect(
      parse('select=slug,title&order=category.asc,published_at.desc.nullslast&limit=12&offset=24&slug=eq.why-gums-bleed'),
    ).toEqual({
      fields: ['slug', 'title'],
      order: [
        { field: 'category', direction: 'asc' },
        { field: 'published_at', direction: 'desc' },
      ],
      limit: 12,
      offset: 24,
      slug: 'why-gums-bleed',
    });
  });

  it('limits the page size', () => {
    expect(parse('limit=999999999')).toMatchObject({ limit: maxPageSize });
  });

  it.each([
    ['select=slug,pg_sleep(1)', '42703'],
    ['select=', '42703'],
    ['select=*,author(*)', '42703'],
    ['order=content.desc', 'PGRST100'],
    ['order=published_at.sideways', 'PGRST100'],
    ['order=slug;drop table blog_posts', 'PGRST100'],
    ['order=id,id,id,id,id', 'PGRST100'],
    ['limit=-1', 'PGRST103'],
    ['limit=1e3', 'PGRST103'],
    ['offset=100001', 'PGRST103'],
    ['slug=like.*', 'PGRST100'],
    [`slug=eq.${'x'.repeat(201)}`, 'PGRST100'],
    ['slug=eq.%00', '22021'],
    ['or=(id.gt.1)', 'PGRST100'],
  ])('%s is rejected with %s', (query, code) => {
    expect(parse(query)).toMatchObject({ code, message: expect.any(String) });
  });
});
