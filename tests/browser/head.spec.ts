import { request } from 'node:http';
import { loadContent } from '../../content/load.ts';
import { sitePaths } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';
import { clinicBase, testBase, testPort } from '../support/test-site.ts';

const { blogArticles, brand, organisation, version } = loadContent('content');
const articlePaths = blogArticles.map(({ slug }) => `/blog/${slug}`);
const longestTitle = 65;
const largestPicture = 120_000;

/** By Node itself: fetch sends no Host of our choosing, and a clinic's host has no address of its own here. */
const ask = (address: string, headers: Record<string, string> = {}) =>
  new Promise<Response>((resolve, reject) => {
    const { host, pathname, search } = new URL(address);
    request(
      { host: 'localhost', port: testPort, path: `${pathname}${search}`, headers: { Host: host, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
          const body = answer.statusCode === 304 ? null : Buffer.concat(chunks);
          resolve(new Response(body, { status: answer.statusCode ?? 0, headers: given }));
        });
      },
    )
      .on('error', reject)
      .end();
  });
const get = async (path: string) => (await ask(`${testBase}${path}`)).text();
const plain = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const titleOf = (html: string) => plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? `no ${name}`;

/** Of the first bytes of a PNG. */
function sizeOf(png: Uint8Array): { width: number; height: number } {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

for (const path of [...sitePaths, ...articlePaths]) {
  test(`${path} has a picture of its own for where it is shared`, async () => {
    const html = await get(path);
    const address = metaOf(html, 'og:image');
    expect(address).toMatch(new RegExp(`^${testBase}/share-pictures/${version}/[a-z0-9.-]+\\.png$`));
    expect(metaOf(html, 'twitter:image')).toBe(address);
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(metaOf(html, 'og:image:alt').length).toBeGreaterThan(8);
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('content-encoding')).toBeNull();
    const picture = await bytesOf(response);
    expect(sizeOf(picture)).toEqual({ width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(largestPicture);
    const again = await ask(address, { 'If-None-Match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
}

test('no two pages share a picture, but for the two addresses of the form', async () => {
  const pictures = await Promise.all(
    [...sitePaths, ...articlePaths]
      .filter((path) => path !== '/share')
      .map(async (path) => Buffer.from(await bytesOf(await ask(metaOf(await get(path), 'og:image')))).toString('base64')),
  );
  expect(pictures.length).toBeGreaterThan(30);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('an article names its picture to search engines too', async () => {
  const html = await get(articlePaths[0] ?? '');
  expect(html).toContain(`"image":"${metaOf(html, 'og:image')}"`);
});

test('nobody has words of their own drawn', async () => {
  for (const name of ['no-such-page.png', 'blog.no-such-article.abc.png', 'home.svg', 'home', 'blog.%3Csvg%3E.1.png']) {
    expect((await ask(`${testBase}/share-pictures/${version}/${name}`)).status, name).toBe(404);
  }
});

test("yesterday's address of a picture leads to today's", async () => {
  const slug = blogArticles[0]?.slug;
  const today = new URL(metaOf(await get(`/blog/${slug}`), 'og:image')).pathname;
  for (const [asked, expected] of [
    ['/share-pictures/older/home.png', `/share-pictures/${version}/home.png`],
    [`/share-pictures/${version}/blog.${slug}.older.png`, today],
  ]) {
    const response = await ask(`${testBase}${asked}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(expected);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  }
});

for (const [name, base] of [
  ['the group', testBase],
  ['a clinic', clinicBase('ripon')],
] as const) {
  test(`${name} has icons for browsers and phones, in the sizes that the manifest names`, async () => {
    const html = await (await ask(`${base}/`)).text();
    for (const link of [
      '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
      '<link rel="manifest" href="/site.webmanifest"/>',
    ]) {
      expect(html).toContain(link);
    }
    const response = await ask(`${base}/site.webmanifest`);
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
    const drawn = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
    expect(drawn.map(({ purpose, sizes }: { purpose: string; sizes: string }) => [sizes, purpose])).toEqual([
      ['192x192', 'maskable'],
      ['512x512', 'maskable'],
    ]);
    const others = [
      { src: '/apple-touch-icon.png', sizes: '180x180' },
      { src: '/favicon.ico', sizes: '32x32' },
    ];
    for (const { sizes, src } of [...drawn, ...others]) {
      const icon = await ask(`${base}${src}`);
      expect(icon.headers.get('content-type')).toBe('image/png');
      expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
      const { height, width } = sizeOf(await bytesOf(icon));
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect((await ask(`${base}/favicon.svg`)).status).toBe(200);
  });

  test(`a page of ${name} has its picture on the same host`, async () => {
    const html = await (await ask(`${base}/emergency-dentist`)).text();
    const address = metaOf(html, 'og:image');
    expect(address.startsWith(`${base}/share-pictures/`)).toBe(true);
    expect((await ask(address)).status).toBe(200);
  });
}

test('the bar of the browser has its colour by day and by night', async () => {
  const html = await get('/');
  for (const [scheme, colour] of Object.entries(brand.themeColour)) {
    expect(html).toContain(`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}"/>`);
  }
});

test('a tab says the page first and the brand last, differs from every other, and is short enough to be read', async () => {
  const titles = new Map<string, string>();
  for (const path of sitePaths.filter((path) => path !== '/share')) {
    const title = titleOf(await get(path));
    expect(title, path).toMatch(new RegExp(`^[^|]{4,} \\| ${organisation.name}$`));
    expect(title.length, title).toBeLessThanOrEqual(longestTitle);
    expect(titles.get(title), `${title} on ${path}`).toBeUndefined();
    titles.set(title, path);
  }
  for (const path of [...articlePaths, '/no/such-page', '/blog/no-such-article', '/search?q=gums', '/blog?page=2']) {
    const title = titleOf(await get(path));
    expect(title.length, title).toBeGreaterThan(10);
    expect(title.length, title).toBeLessThanOrEqual(longestTitle);
    expect(titles.get(title), `${title} on ${path}`).toBeUndefined();
    titles.set(title, path);
  }
});
