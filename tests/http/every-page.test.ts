import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../content-model/load.ts';
import { canonicalAddress } from '../../domain/canonical.ts';
import { morePagePath } from '../../domain/site-pages.ts';
import { dialable } from '../../domain/uk-phone.ts';
import { mainType } from '../support/page-parts.ts';
import { hrefOf, jsonLd, type ServedPage, servedPage, textOf } from '../support/served-page.ts';
import { everyPath, sitePaths } from '../support/site-paths.ts';
import { testBase } from '../support/test-site.ts';

const { blogArticles, morePages, organisation } = loadContent('content');
const articlePaths = blogArticles.map(({ slug }) => `/blog/${slug}`);

/** Hosts that open in a new tab: portals and partners, as specified, and maps and reviews. */
const newTabHosts = [
  'booking.threeridings.example',
  'register.threeridings.example',
  'www.harbourlight-dental.example',
  'www.loonsong-ortho.example',
  'www.google.com',
  'search.google.com',
];

const mailboxes: Readonly<Record<string, string>> = {
  '/privacy-policy': 'privacy@threeridings.example',
  '/accessibility': 'access@threeridings.example',
  '/complaints': 'complaints@threeridings.example',
};

const service = ['BreadcrumbList', 'Service'];
const clinic = ['BreadcrumbList', 'Dentist'];

/** The main types of a page's structured data, sorted. Pages not listed have only a BreadcrumbList. */
const specifiedTypes: Record<string, readonly string[]> = {
  '/': [
    'Dentist',
    'Dentist',
    'Dentist',
    'FAQPage',
    'MedicalBusiness',
    'Organization',
    'Service',
    'Service',
    'Service',
    'VideoObject',
    'VideoObject',
    'VideoObject',
    'WebSite',
  ],
  '/services/general-dentistry': service,
  '/services/cosmetic-dentistry': service,
  '/services/dental-implants': service,
  '/services/teeth-whitening': ['BreadcrumbList', 'FAQPage', 'MedicalProcedure'],
  '/locations/bradford-dentist': clinic,
  '/locations/ripon-dentist': clinic,
  '/locations/leeds-dentist': clinic,
  '/locations/nhs-bradford-dentist': clinic,
  '/locations/nhs-ripon-dentist': clinic,
  '/locations/nhs-leeds-dentist': clinic,
  '/emergency-dentist': ['BreadcrumbList', 'EmergencyService', 'FAQPage'],
  ...Object.fromEntries(
    morePages.map(({ faq, slug }) => [morePagePath(slug), ['BreadcrumbList', ...(faq ? ['FAQPage'] : []), 'WebPage']]),
  ),
};

const formPages = ['/share-your-story', '/share', '/nhs-information', '/blog', '/search'];

let pages: ServedPage[];
beforeAll(async () => {
  pages = await Promise.all(everyPath.map(servedPage));
});

const linksOf = ({ document }: ServedPage) => [...document.querySelectorAll('a[href]')];
const content = ({ document }: ServedPage, selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';

// @spec 1: Every page has its own title, description, keywords, robots and canonical
test('every page has one h1, a description, robots and its canonical address', () => {
  for (const page of pages) {
    const { document, path, status } = page;
    expect(status, path).toBe(200);
    expect(document.querySelectorAll('h1'), path).toHaveLength(1);
    expect(content(page, 'meta[name="description"]').length, path).toBeGreaterThanOrEqual(50);
    // Search engines do not index search results or the offline page.
    const robots = ['/search', '/offline'].includes(path) ? /^noindex$/ : /^index, follow/;
    expect(content(page, 'meta[name="robots"]'), path).toMatch(robots);
    expect(hrefOf(document.querySelector('link[rel="canonical"]')), path).toBe(canonicalAddress(testBase, path));
  }
});

// @spec 1: Every page has its own title, description, keywords, robots and canonical
// @spec 1: Every page has keywords of its own
test('no two pages share a title, a description or keywords', () => {
  const seen = new Map<string, string>();
  // /share is the same page as /share-your-story, with its own canonical, as specified.
  for (const page of pages.filter(({ path }) => path !== '/share')) {
    const values = [page.document.title, content(page, 'meta[name="description"]'), content(page, 'meta[name="keywords"]')];
    for (const value of values) {
      expect(value, page.path).not.toBe('');
      expect(seen.get(value), `'${value}' on ${page.path}`).toBeUndefined();
      seen.set(value, page.path);
    }
  }
});

test('titles have at most 65 characters and end with the name of the group', async () => {
  const others = [...articlePaths, '/no/such-page', '/blog/no-such-article', '/search?q=gums', '/blog?page=2'];
  for (const { document, path } of pages) {
    if (sitePaths.includes(path)) expect(document.title, path).toMatch(new RegExp(`^[^|]{4,} \\| ${organisation.name}$`));
  }
  for (const { document, path } of [...pages, ...(await Promise.all(others.map(servedPage)))]) {
    expect(document.title.length, path).toBeGreaterThan(10);
    expect(document.title.length, path).toBeLessThanOrEqual(65);
  }
});

// @spec 1: Structured data: organisation, clinics, FAQ, reviews, website search, services, video
test('every page has the specified structured data', () => {
  for (const { document, path } of pages.filter(({ path }) => sitePaths.includes(path))) {
    expect(jsonLd(document).map(mainType).sort(), path).toEqual(specifiedTypes[path] ?? ['BreadcrumbList']);
  }
});

// @spec 3: The practice e-mail appears only in structured data
// @spec 7: mailto: links
// @spec 9: Practice e-mail in structured data only
test('email addresses are those of data protection, accessibility and complaints, never of a practice', () => {
  for (const page of pages) {
    expect(textOf(page.document.body), page.path).not.toMatch(/(?:bradford|ripon|leeds)@threeridings\.example/);
    const addresses = linksOf(page).flatMap((link) => /^mailto:(.*)/.exec(hrefOf(link))?.[1] ?? []);
    for (const address of addresses) expect(Object.values(mailboxes), page.path).toContain(address);
    if (mailboxes[page.path]) expect(addresses).toContain(mailboxes[page.path]);
  }
});

// @spec 1: No accounts, no sign-in, no booking on the site
// @spec 6: No login and no roles: all pages and actions for every visitor
test('no page has a sign-in or upload, and only stories, charges, articles and search have a form', () => {
  for (const { document, path } of pages) {
    expect(document.querySelectorAll('input[type="password"], input[type="file"]'), path).toHaveLength(0);
    expect(document.querySelectorAll('main form'), path).toHaveLength(formPages.includes(path) ? 1 : 0);
  }
});

// @spec 2: Buttons without a defined action do something sensible
test('no page has a broken internal link or fragment', async () => {
  const targets = new Map<string, string>();
  for (const page of pages) {
    const addresses = linksOf(page).map((link) => new URL(hrefOf(link), testBase + page.path));
    const own = addresses.filter(({ origin }) => origin === testBase);
    expect(own.length, page.path).toBeGreaterThan(page.path === '/offline' ? 0 : 10);
    for (const { hash, pathname, search } of own) targets.set(`${pathname}${search}${hash}`, page.path);
  }
  const broken: string[] = [];
  for (const [target, from] of targets) {
    const { hash, pathname, search } = new URL(target, testBase);
    const { html, status } = await servedPage(`${pathname}${search}`);
    const id = decodeURIComponent(hash.slice(1));
    if (status !== 200 || (id !== '' && !html.includes(` id="${id}"`))) broken.push(`${target} on ${from}`);
  }
  expect(broken).toEqual([]);
});

test('links open a new tab where specified, always with noopener', () => {
  for (const page of pages) {
    for (const link of linksOf(page).filter((each) => /^https?:/.test(hrefOf(each)))) {
      const [target, rel] = [link.getAttribute('target'), link.getAttribute('rel') ?? ''];
      if (newTabHosts.includes(new URL(hrefOf(link)).host)) expect(target, hrefOf(link)).toBe('_blank');
      if (target === '_blank') expect(rel.split(' '), hrefOf(link)).toContain('noopener');
    }
  }
});

// @spec 9: Phone numbers differ between pages; placeholders
test('every phone number is a link in international format, and is written in groups', () => {
  const number = /(?<![\d/])0\d{2,4}\s?\d{3,4}\s?\d{3,4}(?!\d)/g;
  for (const page of pages) {
    let linked = 0;
    for (const link of linksOf(page).filter((each) => hrefOf(each).startsWith('tel:'))) {
      expect(hrefOf(link), page.path).toMatch(/^tel:(\+44\d{9,10}|999|111)$/);
      for (const [shown] of textOf(link).matchAll(number)) {
        expect(dialable(shown), page.path).toBe(hrefOf(link));
        expect(shown, page.path).toContain(' ');
        linked += 1;
      }
    }
    // The form page shows numbers as plain text: the specified help card, and an example of the format.
    if (!page.path.startsWith('/share')) expect(textOf(page.document.body).match(number) ?? [], page.path).toHaveLength(linked);
  }
});

// @spec 2: Header: Book Now scrolls to booking; Blog goes to /blog
test('Book Now leads to the booking section of the page, or of the home page where the page has none', async () => {
  const missing = await Promise.all(['/no/such-page', '/locations/york-dentist'].map(servedPage));
  for (const page of [...pages.filter(({ path }) => path !== '/offline'), ...missing]) {
    const addresses = linksOf(page)
      .filter((link) => textOf(link) === 'Book Now' && hrefOf(link).endsWith('#booking'))
      .map(hrefOf);
    const expected = page.document.querySelector('#booking') ? '#booking' : '/#booking';
    expect(new Set(addresses), page.path).toEqual(new Set([expected]));
  }
});

// @spec 1: Structured data: breadcrumbs
// @spec 2: Breadcrumb: not on home, only with more than one crumb
// @spec 2: Breadcrumb names for ripon-dentist and leeds-dentist
// @spec 2: General Dentistry: breadcrumb, four cards, what to expect
// @spec 2: Bradford Dentist: breadcrumb, address, phone, hours, reasons, services
test('every page but home has a breadcrumb that matches its structured data', async () => {
  const missing = await Promise.all(['/no/such-page', '/services/no-such-service', '/blog/no/such/article'].map(servedPage));
  const trails: Record<string, string[]> = {};
  const targets = new Set<string>();
  for (const { document, path } of [...pages, ...missing]) {
    const crumbs = [...document.querySelectorAll('nav[aria-label="You are here"] li')];
    trails[path] = crumbs.map((crumb) => textOf(crumb).replace(/^[/›\s]+|[/›\s]+$/g, ''));
    for (const link of document.querySelectorAll('nav[aria-label="You are here"] a')) targets.add(hrefOf(link));
    const list = jsonLd(document).find((block) => block['@type'] === 'BreadcrumbList')?.['itemListElement'] ?? [];
    if (sitePaths.includes(path))
      expect(
        (list as { name: string }[]).map(({ name }) => name),
        path,
      ).toEqual(trails[path]);
  }
  expect(trails).toMatchObject({
    '/': [],
    '/services/general-dentistry': ['Home', 'Services', 'General Dentistry'],
    '/locations/bradford-dentist': ['Home', 'Locations', 'Bradford Dentist'],
    '/locations/ripon-dentist': ['Home', 'Locations', 'Ripon Dentist'],
    '/locations/leeds-dentist': ['Home', 'Locations', 'Leeds Dentist'],
    '/emergency-dentist': ['Home', 'Emergency Dentist'],
    '/terms-of-service': ['Home', 'Terms of Service'],
  });
  expect([...targets].sort()).toEqual(['/', '/#locations', '/#services', '/blog']);
});
