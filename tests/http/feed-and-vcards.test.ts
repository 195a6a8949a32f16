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

test('the feed is Atom: every entry has an id, a date and an absolute link', async () => {
  const response = await fetchPath('/feed.xml');
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const xml = await response.text();
  expect(xml).toMatch(/^<\?xml[^>]*\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
  const entries = xml.split('<entry>').slice(1);
  expect(entries.length).toBeGreaterThan(5);
  const ids = entries.map((entry) => /<id>([^<]+)<\/id>/.exec(entry)?.[1] ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  for (const entry of entries) {
    expect(entry).toMatch(/<updated>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z<\/updated>/);
    expect(entry).toMatch(/<link [^>]*href="http:\/\/localhost:\d+\//);
  }
  expect((await fetch(ids[0] ?? '')).status).toBe(200);
});

test('each practice has a vCard download without an email address', async () => {
  const home = [...(await servedPage('/')).document.querySelectorAll('#contact a[href$=".vcf"]')].map(textOf);
  expect(home).toEqual(['Bradford', 'Ripon', 'Leeds'].map((town) => expect.stringMatching(`^Add to contacts ?: ${town}$`)));
  const [link, ...more] = (await servedPage('/locations/ripon-dentist')).document.querySelectorAll('a[href$=".vcf"]');
  expect(more).toEqual([]);
  const card = await fetchPath(hrefOf(link));
  expect(card.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
  const text = await card.text();
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
  expect(text).toContain('tel:+441632960201');
  expect(text).not.toMatch(/EMAIL|@/);
});
