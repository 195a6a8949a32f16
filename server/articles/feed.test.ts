import { expect, test } from 'vitest';
import type { PostSummary } from '../../domain/blog-post.ts';
import { atomFeed } from './feed.ts';

const post = (changes: Partial<PostSummary> = {}): PostSummary => ({
  id: '1',
  slug: 'gums',
  title: 'Gums & <teeth>',
  excerpt: 'What "bleeding" means.',
  category: 'Oral Hygiene',
  author: 'The team',
  tags: [],
  image_url: null,
  meta_title: null,
  meta_description: null,
  published_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-02T09:00:00.000Z',
  ...changes,
});

const feed = (posts: PostSummary[]) =>
  atomFeed({ newest: async () => posts }, { base: 'https://group.example', title: 'Blog', subtitle: 'Words' });

test('uses the address as entry id and escapes its text', async () => {
  const xml = await feed([post()]);
  expect(xml).toContain('<id>https://group.example/blog/gums</id>');
  expect(xml).toContain('<title>Gums &#38; &#60;teeth&#62;</title>');
  expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://group.example/feed.xml"/>');
});

test('has the picture of an article that has one', async () => {
  const own = '/pictures/sized/article/articles/door-12345678.12345678.jpg';
  expect(await feed([post({ image_url: own })])).toContain(
    `<link rel="enclosure" type="image/jpeg" href="https://group.example${own}"/>\n</entry>`,
  );
  const elsewhere = 'https://pictures.example/?a=1&b';
  expect(await feed([post({ image_url: elsewhere })])).toContain(
    '<link rel="enclosure" href="https://pictures.example/?a=1&#38;b"/>',
  );
  expect(await feed([post()])).not.toContain('enclosure');
});

test('the feed has the date of the latest change', async () => {
  const xml = await feed([post(), post({ slug: 'old', updated_at: '2026-11-05T09:00:00.000Z' })]);
  expect(xml).toContain('<updated>2026-11-05T09:00:00.000Z</updated>\n<entry>');
});

test('is a valid feed without articles', async () => {
  expect(await feed([])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});
