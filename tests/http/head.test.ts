import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { getRaw, parseHtml, servedPage } from '../support/served-page.ts';
import { sitePaths, templatePaths } from '../support/site-paths.ts';
import { clinicBase, testBase } from '../support/test-site.ts';

const { blogArticles, brand, organisation, version } = loadContent('content');
const articlePaths = blogArticles.map(({ slug }) => `/blog/${slug}`);
const maximumPictureBytes = 120_000;

const get = (address: string, headers: Record<string, string> = {}) => {
  const { host, pathname, search } = new URL(address);
  return getRaw(`${pathname}${search}`, { Host: host, ...headers });
};
const meta = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? `no ${name}`;
const documentAt = async (address: string) => parseHtml(await (await get(address)).text());

/** Reads the size from a PNG header. */
function pngSize(png: Buffer): string {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('share pictures', () => {
  test('every page and article has its own', async () => {
    const pictures = new Map<string, string>();
    for (const path of [...sitePaths, ...articlePaths].filter((path) => path !== '/share')) {
      const { document } = await servedPage(path);
      const address = meta(document, 'og:image');
      expect(address, path).toMatch(new RegExp(`^${testBase}/share-pictures/${version}/[a-z0-9.-]+\\.png$`));
      expect(meta(document, 'twitter:image'), path).toBe(address);
      expect(meta(document, 'twitter:card'), path).toBe('summary_large_image');
      expect([meta(document, 'og:image:width'), meta(document, 'og:image:height')], path).toEqual(['1200', '630']);
      expect(meta(document, 'og:image:alt').length, path).toBeGreaterThan(8);
      expect(pictures.get(address), path).toBeUndefined();
      pictures.set(address, path);
    }
    expect(pictures.size).toBeGreaterThan(30);
  });

  // app/share-pictures/share-picture.test.tsx draws those of all pages.
  test.each(templatePaths)('of %s is a small PNG', async (path) => {
    const response = await get(meta((await servedPage(path)).document, 'og:image'));
    expect(response.status).toBe(200);
    const picture = await bytesOf(response);
    expect(pngSize(picture)).toBe('1200x630');
    expect(picture.length).toBeLessThan(maximumPictureBytes);
  });

  test('can be cached, revalidated and shown on other sites', async () => {
    const address = meta((await servedPage('/')).document, 'og:image');
    const { headers } = await get(address);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers.get('content-encoding')).toBeNull();
    expect((await get(address, { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  test('of an article is in its structured data', async () => {
    const { document, html } = await servedPage(articlePaths[0] ?? '');
    expect(html).toContain(`"image":"${meta(document, 'og:image')}"`);
  });

  test('exist only for known pages', async () => {
    for (const name of ['no-such-page.png', 'blog.no-such-article.abc.png', 'home.svg', 'home', 'blog.%3Csvg%3E.1.png']) {
      expect((await get(`${testBase}/share-pictures/${version}/${name}`)).status, name).toBe(404);
    }
  });

  test('with an outdated address redirect to the current one', async () => {
    const slug = blogArticles[0]?.slug;
    const current = new URL(meta((await servedPage(`/blog/${slug}`)).document, 'og:image')).pathname;
    for (const [requested, expected] of [
      ['/share-pictures/older/home.png', `/share-pictures/${version}/home.png`],
      [`/share-pictures/${version}/blog.${slug}.older.png`, current],
    ]) {
      const response = await get(`${testBase}${requested}`);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(expected);
      expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    }
  });
});

test.each([
  ['the group', testBase],
  ['a practice', clinicBase('ripon')],
])('the host of %s has icons in the sizes of its manifest, and its own share pictures', async (_, base) => {
  const document = await documentAt(`${base}/emergency-dentist`);
  const picture = meta(document, 'og:image');
  expect(picture.startsWith(`${base}/share-pictures/`)).toBe(true);
  expect((await get(picture)).status).toBe(200);

  const linked = ['icon', 'apple-touch-icon', 'manifest'].map((rel) => document.querySelector(`link[rel="${rel}"]`));
  const [icon, touchIcon, manifestAddress] = linked.map((link) => link?.getAttribute('href'));
  expect([icon, touchIcon, manifestAddress]).toEqual(['/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest']);
  const response = await get(`${base}/site.webmanifest`);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: organisation.name,
    short_name: organisation.shortName,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    theme_color: brand.themeColour.light,
  });
  type Icon = { src: string; sizes: string; type: string; purpose: string };
  const pngIcons = (manifest.icons as Icon[]).filter(({ type }) => type === 'image/png');
  expect(pngIcons.map(({ purpose, sizes }) => [sizes, purpose])).toEqual([
    ['192x192', 'maskable'],
    ['512x512', 'maskable'],
  ]);
  const others = [
    { src: '/apple-touch-icon.png', sizes: '180x180' },
    { src: '/favicon.ico', sizes: '32x32' },
  ];
  for (const { sizes, src } of [...pngIcons, ...others]) {
    const file = await get(`${base}${src}`);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(pngSize(await bytesOf(file))).toBe(sizes);
  }
  expect((await get(`${base}/favicon.svg`)).status).toBe(200);
});
