import { expect, test } from '../support/test.ts';
import { testBase } from '../support/test-site.ts';

type Feed = { root: string | undefined; ids: string[]; updated: string[]; links: string[]; broken: boolean };

test('every page links to the feed in its head, and the blog links to it visibly', async ({ page }) => {
  for (const path of ['/', '/blog', '/blog/how-to-brush-so-that-it-counts', '/privacy-policy', '/nowhere']) {
    await page.goto(path);
    const link = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
    await expect(link, path).toHaveAttribute('href', `${testBase}/feed.xml`);
    await expect(link).toHaveAttribute('title', /Three Ridings Dental/);
  }
  await page.goto('/blog');
  await expect(page.getByRole('link', { name: 'Follow new articles in a feed reader' })).toHaveAttribute('href', '/feed.xml');
});

test('the feed is valid Atom: every entry has an id, a date and an absolute link', async ({ page, request }) => {
  const response = await request.get('/feed.xml');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  await page.goto('/privacy-policy');
  const feed: Feed = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const atom = 'http://www.w3.org/2005/Atom';
      const texts = (name: string) =>
        [...parsed.getElementsByTagNameNS(atom, 'entry')].map(
          (entry) => entry.getElementsByTagNameNS(atom, name)[0]?.textContent ?? '',
        );
      const links = [...parsed.getElementsByTagNameNS(atom, 'link')].map((link) => link.getAttribute('href') ?? '');
      return {
        root: parsed.documentElement.namespaceURI === atom ? parsed.documentElement.localName : undefined,
        ids: texts('id'),
        updated: texts('updated'),
        links,
        broken: parsed.querySelector('parsererror') !== null,
      };
    },
    await response.text(),
  );
  expect(feed.broken).toBe(false);
  expect(feed.root).toBe('feed');
  expect(feed.ids.length).toBeGreaterThan(5);
  expect(new Set(feed.ids).size).toBe(feed.ids.length);
  for (const date of feed.updated) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  for (const link of feed.links) expect(link).toMatch(/^http:\/\/localhost:\d+\//);
  expect((await request.get(feed.ids[0] ?? '')).status()).toBe(200);
});

test('each practice has a vCard download without an email address', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('#contact').getByRole('link', { name: 'Add to contacts' });
  await expect(links).toHaveCount(3);
  await expect(links.nth(1)).toHaveAccessibleName(/^Add to contacts ?: Ripon$/);
  await page.goto('/locations/ripon-dentist');
  const link = page.getByRole('link', { name: 'Add to contacts' });
  await expect(link).toHaveCount(1);
  const card = await request.get((await link.getAttribute('href')) ?? '');
  expect(card.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  const text = await card.text();
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
  expect(text).toContain('tel:+441632960201');
  expect(text).not.toMatch(/EMAIL|@/);
});
