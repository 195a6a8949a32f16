import { expect, test } from 'vitest';
import { getRaw, hrefOf, part, servedPage, textOf } from '../support/served-page.ts';
import { clinicBase, testBase } from '../support/test-site.ts';

const search = (query: string) => servedPage(`/search?q=${encodeURIComponent(query)}`);
const headings = (document: Document) => [...document.querySelectorAll('main h2')].map(textOf);

test.each([
  ['privacy data protection', '/privacy-policy'],
  ['guarantees liability', '/terms-of-service'],
  ['NHS charges band', '/nhs-information'],
  ['wheelchair', '/accessibility'],
  ['complaint', '/complaints'],
  ['veneers', '/services/cosmetic-dentistry'],
  ['implants', '/services/dental-implants'],
  ['dentist in Ripon', '/locations/ripon-dentist'],
  ['NHS dentist Leeds', '/locations/nhs-leeds-dentist'],
  ['knocked-out tooth', '/emergency-dentist'],
  ['Ontario', '/network-of-clinics'],
  ['share your story video', '/share-your-story'],
  ['scared of the dentist', '/nervous-patients'],
])("'%s' has %s among its first three results", async (query, path) => {
  const { document } = await search(query);
  const found = [...document.querySelectorAll('h4 a')].map(hrefOf);
  expect(found.slice(0, 3)).toContain(path);
});

test.each(['Invisalign', 'invisalign cost', 'braces', 'brace for adults', 'clear aligners', 'straighten my teeth'])(
  "the first result for '%s' says who does it, how it goes, whom it does not suit and what it costs to find out",
  async (query) => {
    const [first] = [...(await search(query)).document.querySelectorAll('h4 a')].map(hrefOf);
    expect(first).toBe('/invisalign-and-braces');
    const main = textOf((await servedPage('/invisalign-and-braces')).document.querySelector('main'));
    for (const words of [
      'Dr Bronagh Tunnicliffe',
      'Step by step',
      'Who it may not suit',
      'consultation is free',
      '16 to 26 months',
    ])
      expect(main).toContain(words);
  },
);

test('results are not cached or indexed', async () => {
  const { document, headers } = await search('toothache');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(hrefOf(document.querySelector('link[rel="canonical"]'))).toBe(`${testBase}/search`);
});

test('a search without results shows suggestions', async () => {
  const { document } = await search('zzyzx');
  expect(headings(document)).toContain('Nothing found for “zzyzx”');
  expect(textOf(document.querySelector('main'))).toContain('What you could try');
  expect(part(document, 'Good places to start').querySelectorAll('a')).toHaveLength(6);
});

test('hostile and very long queries are treated as text', async () => {
  for (const typed of [
    '<script>alert(1)</script>',
    "'; drop table blog_posts; --",
    '\u0000\u202e',
    '$& {count}',
    '(((',
    'a'.repeat(5000),
  ]) {
    const { document, status } = await search(typed);
    expect(status, typed.slice(0, 40)).toBe(200);
    expect(textOf(document.querySelector('h1'))).toBe('Search');
  }
  expect(headings((await search('<zzq>$& {query}')).document)).toContain('Nothing found for “<zzq>$& {query}”');
});

test('a clinic site redirects searches to the group site', async () => {
  const { headers, status } = await getRaw('/search?q=gums', { host: new URL(clinicBase('ripon')).host });
  expect([status, headers.get('location')]).toEqual([301, `${testBase}/search?q=gums`]);
});

test('the footer and the not-found page link to the search', async () => {
  const { document } = await servedPage('/no-such-page');
  for (const within of ['main', 'footer']) {
    const link = [...document.querySelectorAll(`${within} a[href="/search"]`)].map(textOf);
    expect(link, within).toContain('Search this site');
  }
});
