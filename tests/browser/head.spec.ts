import { request } from 'node:http';
import { loadContent } from '../../content/load.ts';
import { sitePaths } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';
import { clinicBase, testBase, testPort } from '../support/test-site.ts';

const { blogArticles, brand, organisation, version } = loadContent('content');
const articlePaths = blogArticles.map(({ slug }) => `/blog/${slug}`);
const maximumTitleLength = 65;
const maximumPictureBytes = 120_000;

/** Uses node:http, because fetch cannot set the Host header and clinic hosts do not resolve here. */
const fetchWithHost = (address: string, headers: Record<string, string> = {}) =>
  new Promise<Response>((resolve, reject) => {
    const { host, pathname, search } = new URL(address);
    request(
      { host: 'localhost', port: testPort, path: `${pathname}${search}`, headers: { Host: host, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk) => chunks.push(chunk));
        incoming.on('end', () => {
          const received = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
          const body = incoming.statusCode === 304 ? null : Buffer.concat(chunks);
          resolve(new Response(body, { status: incoming.statusCode ?? 0, headers: received }));
        });
      },
    )
      .on('error', reject)
      .end();
  });
const get = async (path: string) => (await fetchWithHost(`${testBase}${path}`)).text();
const decodeEntities = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const titleOf = (html: string) => decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? `no ${name}`;

/** Reads the size from a PNG header. */
function pngSize(png: Uint8Array): { width: number; height: number } {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

for (const path of [...sitePaths, ...articlePaths]) {
  test(`${path} has its own share picture`, async () => {
    const html = await get(path);
    const address = metaOf(html, 'og:image');
    expect(address).toMatch(new RegExp(`^${testBase}/share-pictures/${version}/[a-z0-9.-]+\\.png$`));
    expect(metaOf(html, 'twitter:image')).toBe(address);
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(metaOf(html, 'og:image:alt').length).toBeGreaterThan(8);
    const response = await fetchWithHost(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('content-encoding')).toBeNull();
    const picture = await bytesOf(response);
    expect(pngSize(picture)).toEqual({ width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(maximumPictureBytes);
    const again = await fetchWithHost(address, { 'If-None-Match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
}

test('every page has a different share picture', async () => {
  const pictures = await Promise.all(
    [...sitePaths, ...articlePaths]
      .filter((path) => path !== '/share')
      .map(async (path) =>
        Buffer.from(await bytesOf(await fetchWithHost(metaOf(await get(path), 'og:image')))).toString('base64'),
      ),
  );
  expect(pictures.length).toBeGreaterThan(30);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('an article includes its picture in its structured data', async () => {
  const html = await get(articlePaths[0] ?? '');
  expect(html).toContain(`"image":"${metaOf(html, 'og:image')}"`);
});

test('share pictures exist only for known pages', async () => {
  for (const name of ['no-such-page.png', 'blog.no-such-article.abc.png', 'home.svg', 'home', 'blog.%3Csvg%3E.1.png']) {
    expect((await fetchWithHost(`${testBase}/share-pictures/${version}/${name}`)).status, name).toBe(404);
  }
});

test('an outdated share picture URL redirects to the current one', async () => {
  const slug = blogArticles[0]?.slug;
  const current = new URL(metaOf(await get(`/blog/${slug}`), 'og:image')).pathname;
  for (const [requested, expected] of [
    ['/share-pictures/older/home.png', `/share-pictures/${version}/home.png`],
    [`/share-pictures/${version}/blog.${slug}.older.png`, current],
  ]) {
    const response = await fetchWithHost(`${testBase}${requested}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(expected);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  }
});

for (const [name, base] of [
  ['the group', testBase],
  ['a clinic', clinicBase('ripon')],
] as const) {
  test(`${name} has icons in the sizes listed in the manifest`, async () => {
    const html = await (await fetchWithHost(`${base}/`)).text();
    for (const link of [
      '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
      '<link rel="manifest" href="/site.webmanifest"/>',
    ]) {
      expect(html).toContain(link);
    }
    const response = await fetchWithHost(`${base}/site.webmanifest`);
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
    const pngIcons = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
    expect(pngIcons.map(({ purpose, sizes }: { purpose: string; sizes: string }) => [sizes, purpose])).toEqual([
      ['192x192', 'maskable'],
      ['512x512', 'maskable'],
    ]);
    const others = [
      { src: '/apple-touch-icon.png', sizes: '180x180' },
      { src: '/favicon.ico', sizes: '32x32' },
    ];
    for (const { sizes, src } of [...pngIcons, ...others]) {
      const icon = await fetchWithHost(`${base}${src}`);
      expect(icon.headers.get('content-type')).toBe('image/png');
      expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
      const { height, width } = pngSize(await bytesOf(icon));
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect((await fetchWithHost(`${base}/favicon.svg`)).status).toBe(200);
  });

  test(`a page of ${name} has its share picture on the same host`, async () => {
    const html = await (await fetchWithHost(`${base}/emergency-dentist`)).text();
    const address = metaOf(html, 'og:image');
    expect(address.startsWith(`${base}/share-pictures/`)).toBe(true);
    expect((await fetchWithHost(address)).status).toBe(200);
  });
}

test('the theme colour is set for light and dark mode', async () => {
  const html = await get('/');
  for (const [scheme, colour] of Object.entries(brand.themeColour)) {
    expect(html).toContain(`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}"/>`);
  }
});

test('titles are unique, at most 65 characters, and end with the brand', async () => {
  const titles = new Map<string, string>();
  for (const path of sitePaths.filter((path) => path !== '/share')) {
    const title = titleOf(await get(path));
    expect(title, path).toMatch(new RegExp(`^[^|]{4,} \\| ${organisation.name}$`));
    expect(title.length, title).toBeLessThanOrEqual(maximumTitleLength);
    expect(titles.get(title), `${title} on ${path}`).toBeUndefined();
    titles.set(title, path);
  }
  for (const path of [...articlePaths, '/no/such-page', '/blog/no-such-article', '/search?q=gums', '/blog?page=2']) {
    const title = titleOf(await get(path));
    expect(title.length, title).toBeGreaterThan(10);
    expect(title.length, title).toBeLessThanOrEqual(maximumTitleLength);
    expect(titles.get(title), `${title} on ${path}`).toBeUndefined();
    titles.set(title, path);
  }
});
