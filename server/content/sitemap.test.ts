import { expect, test } from 'vitest';
import { pageSources } from '../../domain/site-pages.fixtures.ts';
import type { BlogPosts } from '../articles/blog-posts.ts';
import type { Site } from '../platform/http/hosts.ts';
import { addressesPerFile, createSitemap } from './sitemap.ts';

const group: Site = { base: 'https://www.group.example', practice: undefined };
const clinic = (practice: string): Site => ({ base: `https://${practice}.example`, practice });
const updatedAt = new Date('2026-11-01T09:00:00Z');

const manyPosts = (total: number): Pick<BlogPosts, 'count' | 'addresses'> => ({
  count: async () => total,
  addresses: async (limit, offset) =>
    Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => ({
      slug: `post-${offset + index}`,
      updatedAt,
    })),
});

const addresses = (xml: string | undefined) => [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');

// @spec 2: /sitemap.xml on each clinic site
// @spec 7: The clinic page list; one clinic has the Bradford page too
test("a clinic's sitemap lists its pages, and only Bradford's has the Bradford page", async () => {
  const sitemap = createSitemap(manyPosts(5), () => pageSources);
  const ripon = addresses(await sitemap.file(clinic('ripon'), undefined));
  expect(ripon).toHaveLength(11);
  expect(ripon.every((address) => address.startsWith('https://ripon.example'))).toBe(true);
  expect(addresses(await sitemap.file(clinic('bradford'), undefined))).toContain(
    'https://bradford.example/locations/bradford-dentist',
  );
  expect(await sitemap.file(clinic('ripon'), 1)).toBeUndefined();
});

test('splits a hundred thousand posts into numbered files within the limit, each post once', async () => {
  const sitemap = createSitemap(manyPosts(100_000), () => pageSources);
  const index = await sitemap.file(group, undefined);
  const files = addresses(index);
  expect(index).toContain('<sitemapindex');
  expect(await sitemap.file(group, 1)).toContain('<lastmod>2026-11-01T09:00:00.000Z</lastmod>');
  const numbers = Array.from({ length: 101 }, (_, index) => index + 1);
  expect(files).toEqual(numbers.map((number) => `https://www.group.example/sitemap-${number}.xml`));
  const all: string[] = [];
  for (const number of numbers) {
    const listed = addresses(await sitemap.file(group, number));
    expect(listed.length).toBeLessThanOrEqual(addressesPerFile);
    all.push(...listed);
  }
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((address) => address.includes('/blog/post-'))).toHaveLength(100_000);
  expect(await sitemap.file(group, 102)).toBeUndefined();
  expect(await sitemap.file(group, 0)).toBeUndefined();
});
