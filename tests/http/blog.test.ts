import { describe, expect, test } from 'vitest';
import { typesOf } from '../support/page-parts.ts';
import { fetchPath, hrefOf, jsonLd, part, servedPage, textOf } from '../support/served-page.ts';
import { testBase } from '../support/test-site.ts';

const seeded = { slug: 'three-ways-to-fill-a-gap', title: 'Bridge, denture or implant: three ways to fill a gap' };

const all = (within: Element | Document | null, selector: string) => [...(within?.querySelectorAll(selector) ?? [])];
const cardsOf = (document: Document) => all(part(document, 'Articles'), 'li').filter((item) => item.querySelector('h3'));
const titlesOf = (document: Document) => cardsOf(document).map((card) => textOf(card.querySelector('h3')));
const meta = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const links = (document: Document) => all(document, 'main a').map((link) => `${textOf(link)} ${hrefOf(link)}`);

describe('the list', () => {
  // @spec 1: A blog of articles
  // @spec 2: Route /blog
  // @spec 2: Blog list: hero, Admin Tools, grid, skeletons, texts, categories
  // @spec 4: Blog list and article: loading, error, empty, loaded, not found
  // @spec 6: Admin Tools is shown to every visitor of the blog list
  test('shows the twelve newest articles, Admin Tools and eight categories as plain text', async () => {
    const { document } = await servedPage('/blog');
    expect(textOf(document.querySelector('h1'))).toBe('Plain talk about teeth');
    expect(document.title).toBe('Dental Advice and News | Three Ridings Dental');
    const cards = cardsOf(document);
    expect(cards).toHaveLength(12);
    for (const card of cards) {
      expect(all(card, 'a')).toHaveLength(1);
      expect(card.querySelector('img')?.getAttribute('src')).toMatch(/^\/drawings\/[\w-]+\/articles\/[a-z-]+\/[a-z0-9-]+\.svg$/);
    }
    const card = textOf(cards.find((each) => textOf(each).includes(seeded.title)));
    expect(card).toMatch(/Treatments.*3 Nov 2026.*By Three Ridings Dental team/);
    expect(card).toContain("If you've lost a tooth, there's more than one way to replace it");
    const tools = part(document, 'Admin Tools');
    expect(textOf(tools)).toContain('9 AM UTC');
    expect(all(tools, 'button').map(textOf)).toEqual(['Generate Article Now']);
    const categories = part(document, 'What we write about');
    expect(all(categories, 'li').map(textOf)).toEqual([
      'Dental Health',
      'NHS Services',
      'Treatments',
      'Patient Stories',
      'Practice News',
      'Oral Hygiene',
      "Children's Dentistry",
      'Cosmetic Dentistry',
    ]);
    expect(all(categories, 'a, button, [tabindex], img, svg')).toEqual([]);
  });

  // @spec 2: Route /blog
  test('links to older and newer articles, and each page has its own URL', async () => {
    const first = (await servedPage('/blog')).document;
    const second = (await servedPage('/blog?page=2')).document;
    expect(links(first)).toContain('Older articles /blog?page=2');
    expect(links(second)).toContain('Newer articles /blog');
    expect(hrefOf(second.querySelector('link[rel="canonical"]'))).toBe(`${testBase}/blog?page=2`);
    expect(second.title).toMatch(/page 2/);
    expect(textOf(second.querySelector('main'))).toMatch(/Page 2 of \d+/);
    expect(titlesOf(second).length).toBeGreaterThanOrEqual(2);
    expect(titlesOf(second).filter((title) => titlesOf(first).includes(title))).toEqual([]);
  });

  test.each(['99', '0', 'two'])('returns 404 for page %s', async (number) => {
    const { document, status } = await servedPage(`/blog?page=${number}`);
    expect(status).toBe(404);
    expect(textOf(document.querySelector('main'))).toContain('Oops! Page not found');
    expect(meta(document, 'robots')).toBe('noindex');
  });
});

describe('an article', () => {
  // @spec 1: A blog of articles
  // @spec 1: Structured data: blog posting
  // @spec 2: Route /blog/{slug}
  // @spec 2: Blog article: found, not found, metadata
  test('is rendered completely on the server, with its own metadata', async () => {
    const { document, headers } = await servedPage(`/blog/${seeded.slug}`);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3, stale-if-error=86400');
    expect(textOf(document.querySelector('h1'))).toBe(seeded.title);
    const header = document.querySelector('article header');
    expect(textOf(header)).toContain('3 November 2026');
    expect(textOf(header)).toContain('By Three Ridings Dental team');
    expect(textOf(header)).toContain('Treatments');
    expect(header?.querySelector('img')?.getAttribute('src')).toMatch(/articles\/treatments\/three-ways-to-fill-a-gap\.svg$/);
    expect(textOf(document.querySelector('.prose h2'))).toBe('Do you need to fill it at all?');
    expect(textOf(document.querySelector('article footer'))).toContain('Tags');
    for (const link of ['Back to Blog /blog', 'View All Articles /blog', 'What to do in an emergency /emergency-dentist'])
      expect(links(document)).toContain(link);
    expect(textOf(document.querySelector('main'))).not.toContain('Drafted with AI assistance');

    expect(meta(document, 'og:type')).toBe('article');
    expect(meta(document, 'article:published_time')).toMatch(/^2026-11-03T/);
    expect(hrefOf(document.querySelector('link[rel="canonical"]'))).toBe(`${testBase}/blog/${seeded.slug}`);
    expect(jsonLd(document).flatMap(typesOf)).toEqual(['BlogPosting', 'BreadcrumbList']);
  });

  test('links to the previous article, and the oldest on the first page to the newest', async () => {
    const list = (await servedPage('/blog')).document;
    const titles = titlesOf(list);
    const nextAfter = async (index: number) => {
      const address = hrefOf(cardsOf(list).at(index)?.querySelector('a'));
      return textOf((await servedPage(address)).document.querySelector('section a[href^="/blog/"]'));
    };
    expect(await nextAfter(3)).toBe(titles[4]);
    expect(await nextAfter(-1)).toBe(titles[0]);
  });

  // @spec 2: Blog article: found, not found, metadata
  // @spec 8: 'Blog Post Not Found' with Back to Blog
  test('that does not exist returns 404 with Blog Post Not Found', async () => {
    const { document, status } = await servedPage('/blog/no-such-article');
    expect(status).toBe(404);
    expect(textOf(document.querySelector('h1'))).toBe('Blog Post Not Found');
    expect(textOf(document.querySelector('main'))).toContain("The article you're looking for doesn't exist.");
    expect(links(document)).toContain('Back to Blog /blog');
    expect(meta(document, 'robots')).toBe('noindex');
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
  });
});

test('drawings are served for any valid category and slug, and other names return 404', async () => {
  const version = /\/drawings\/([\w-]+)\/article/.exec((await servedPage('/blog')).html)?.[1];
  const picture = (name: string) => fetchPath(`/drawings/${version}/${name}.svg`);
  expect((await picture('skyline.bradford.%00u%%00')).status).toBeGreaterThanOrEqual(400);
  const older = await fetchPath('/drawings/older/skyline.bradford.svg');
  expect([older.status, older.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  const drawing = await picture('articles/of-no-category/nobody-wrote-this');
  expect(drawing.status).toBe(200);
  expect(drawing.headers.get('content-type')).toContain('image/svg+xml');
  expect(drawing.headers.get('cache-control')).toContain('immutable');
  for (const none of [
    'articles/treatments',
    'articles/treatments/Capitals',
    `articles/treatments/${'a'.repeat(121)}`,
    'portraits/none',
    '../brand',
  ]) {
    expect((await picture(none)).status, none).toBe(404);
  }
});
