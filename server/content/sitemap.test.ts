import { expect, test } from 'vitest';
import { pageSources } from '../../domain/site-pages.fixtures.ts';
import type { Site } from '../platform/http/hosts.ts';
import type { Services } from '../services.ts';
import { addressesPerFile, sitemap } from './sitemap.ts';

const group: Site = { base: 'https://www.group.example', practice: undefined };
const clinic = (practice: string): Site => ({ base: `https://${practice}.example`, practice });
const content = { ...pageSources, changedOn: { 'pages/home.yaml': '2026-10-01' } };
const updatedAt = new Date('2026-11-01T09:00:00Z');

const manyPosts = (total: number): Pick<Services['blogPosts'], 'count' | 'addresses'> => ({
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
  const sources = { blogPosts: manyPosts(5), content };
  const ripon = addresses(await sitemap(clinic('ripon'), undefined, sources));
  expect(ripon).toHaveLength(11);
  expect(ripon.every((address) => address.startsWith('https://ripon.example'))).toBe(true);
  expect(addresses(await sitemap(clinic('bradford'), undefined, sources))).toContain(
    'https://bradford.example/locations/bradford-dentist',
  );
  expect(await sitemap(clinic('ripon'), 1, sources)).toBeUndefined();
});

test('splits a hundred thousand posts into numbered files within the limit, each post once', async () => {
  const sources = { blogPosts: manyPosts(100_000), content };
  const index = await sitemap(group, undefined, sources);
  const files = addresses(index);
  expect(index).toContain('<sitemapindex');
  expect(await sitemap(group, 1, sources)).toContain('<lastmod>2026-11-01T09:00:00.000Z</lastmod>');
  expect(await sitemap(group, 1, sources)).toContain('<loc>https://www.group.example</loc><lastmod>2026-10-01</lastmod>');
  const numbers = Array.from({ length: 101 }, (_, index) => index + 1);
  expect(files).toEqual(numbers.map((number) => `https://www.group.example/sitemap-${number}.xml`));
  const all: string[] = [];
  for (const number of numbers) {
    const listed = addresses(await sitemap(group, number, sources));
    expect(listed.length).toBeLessThanOrEqual(addressesPerFile);
    all.push(...listed);
  }
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((address) => address.includes('/blog/post-'))).toHaveLength(100_000);
  expect(await sitemap(group, 102, sources)).toBeUndefined();
  expect(await sitemap(group, 0, sources)).toBeUndefined();
});
