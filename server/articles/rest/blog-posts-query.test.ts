import { describe, expect, it } from 'vitest';
import { blogPostFields, largestPage, parseBlogPostsQuery } from './blog-posts-query.ts';

const parse = (query: string) => parseBlogPostsQuery(new URLSearchParams(query));

describe('what is asked of the blog posts', () => {
  it('is everything, newest first, where nothing is said', () => {
    expect(parse('')).toEqual({
      fields: blogPostFields,
      order: [{ field: 'published_at', direction: 'desc' }],
      limit: largestPage,
      offset: 0,
      slug: undefined,
    });
  });

  it('can be some columns, an order, a page and one slug', () => {
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

  it('is never more than a page', () => {
    expect(parse('limit=999999999')).toMatchObject({ limit: largestPage });
  });

  it.each([
    ['select=password', '42703'],
    ['select=slug,pg_sleep(1)', '42703'],
    ['select=', '42703'],
    ['select=*,author(*)', '42703'],
    ['order=content.desc', 'PGRST100'],
    ['order=published_at.sideways', 'PGRST100'],
    ['order=slug;drop table blog_posts', 'PGRST100'],
    ['order=id,id,id,id,id', 'PGRST100'],
    ['limit=-1', 'PGRST103'],
    ['limit=ten', 'PGRST103'],
    ['limit=1e3', 'PGRST103'],
    ['offset=100001', 'PGRST103'],
    ['offset=99999999999999999999', 'PGRST103'],
    ['slug=like.*', 'PGRST100'],
    [`slug=eq.${'x'.repeat(201)}`, 'PGRST100'],
    ['slug=eq.%00', '22021'],
    ['title=eq.x', 'PGRST100'],
    ['or=(id.gt.1)', 'PGRST100'],
    ['limit=1&limit=2', 'PGRST100'],
  ])('%s is refused by its name', (query, code) => {
    expect(parse(query)).toMatchObject({ code, message: expect.any(String) });
  });
});
