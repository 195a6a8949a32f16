import { expect, test } from 'vitest';
import { fetchPath, hrefOf, servedPage, textOf } from '../support/served-page.ts';
import { testBase } from '../support/test-site.ts';

test('every page links to the feed in its head, and the blog links to it visibly', async () => {
  for (const path of ['/', '/blog', '/blog/how-to-brush-so-that-it-counts', '/privacy-policy', '/nowhere']) {
    const link = (await servedPage(path)).document.querySelector('head link[rel="alternate"][type="application/atom+xml"]');
    expect([hrefOf(link), link?.getAttribute('title')], path).toEqual([
      `${testBase}/feed.xml`,
      expect.stringContaining('Three Ridings Dental'),
    ]);
  }
  const links = [...(await servedPage('/blog')).document.querySelectorAll('main a[href="/feed.xml"]')];
  expect(links.map(textOf)).toEqual(['Follow new articles in a feed reader']);
});

test('the feed is Atom, and its entries have the addresses of articles', async () => {
  const response = await fetchPath('/feed.xml');
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const xml = await response.text();
  expect(xml).toMatch(/^<\?xml[^>]*\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
  const ids = [...xml.matchAll(/<entry>\s*<id>([^<]+)<\/id>/g)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await fetch(ids[0] ?? '')).status).toBe(200);
});

test('each practice has a vCard download', async () => {
  const home = [...(await servedPage('/')).document.querySelectorAll('#contact a[href$=".vcf"]')].map(textOf);
  expect(home).toEqual(['Bradford', 'Ripon', 'Leeds'].map((town) => expect.stringMatching(`^Add to contacts ?: ${town}$`)));
  const [link, ...more] = (await servedPage('/locations/ripon-dentist')).document.querySelectorAll('a[href$=".vcf"]');
  expect(more).toEqual([]);
  const card = await fetchPath(hrefOf(link));
  expect(card.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
  expect(await card.text()).toContain('tel:+441632960201');
});
