import { describe, expect, it } from 'vitest';
import { buildHead, type PageHead } from './build-head.ts';
import { base } from './seo.fixtures.ts';
import { faqJsonLd } from './structured-data/faq.ts';
import { websiteJsonLd } from './structured-data/website.ts';

const page: PageHead = {
  title: 'Dental Implants',
  description: 'What an implant is and what it costs.',
  keywords: ['implants', 'missing tooth'],
  path: '/services/dental-implants',
  base,
  siteName: 'Fixture Dental',
  structuredData: [],
};
const image = { path: '/pictures/share.png', width: 1200, height: 630, alt: 'Hills' };

/** Tags as plain records, because the router's union type hides their properties. */
type Tags = readonly Record<string, unknown>[];

const names = (head: Tags) => head.map((tag) => tag.name ?? tag.property ?? tag.rel ?? Object.keys(tag)[0]);
const contentOf = (head: Tags, name: string) =>
  head.filter((tag) => tag.name === name || tag.property === name).map((tag) => tag.content);

describe('buildHead', () => {
  it('returns the tags in a fixed order', () => {
    const faq = faqJsonLd([{ question: 'Why?', answer: 'Because.' }]);
    expect(names(buildHead({ ...page, image, structuredData: [faq] }))).toEqual([
      'title',
      'description',
      'keywords',
      'robots',
      'canonical',
      'og:title',
      'og:description',
      'og:url',
      'og:site_name',
      'og:locale',
      'og:type',
      'og:image',
      'og:image:width',
      'og:image:height',
      'og:image:alt',
      'twitter:card',
      'twitter:title',
      'twitter:description',
      'twitter:image',
      'twitter:image:alt',
      'script:ld+json',
    ]);
  });

  it('includes title, description, keywords and Open Graph tags', () => {
    const head = buildHead(page);
    expect(head[0]).toEqual({ title: 'Dental Implants' });
    expect(contentOf(head, 'description')).toEqual(['What an implant is and what it costs.']);
    expect(contentOf(head, 'keywords')).toEqual(['implants, missing tooth']);
    expect(contentOf(head, 'og:title')).toEqual(['Dental Implants']);
    expect(contentOf(head, 'og:site_name')).toEqual(['Fixture Dental']);
    expect(contentOf(head, 'og:locale')).toEqual(['en_GB']);
    expect(contentOf(head, 'og:type')).toEqual(['website']);
    expect(contentOf(head, 'twitter:card')).toEqual(['summary']);
  });

  it('allows indexing unless the page sets robots', () => {
    expect(contentOf(buildHead(page), 'robots')).toEqual(['index, follow, max-image-preview:large']);
    expect(contentOf(buildHead({ ...page, robots: 'noindex' }), 'robots')).toEqual(['noindex']);
  });

  it('builds the canonical link from base and path, without a trailing slash', () => {
    const canonical = (path: string) => buildHead({ ...page, path }).filter((tag) => 'tagName' in tag);
    expect(canonical('/blog/')).toEqual([{ tagName: 'link', rel: 'canonical', href: `${base}/blog` }]);
    expect(canonical('/')).toEqual([{ tagName: 'link', rel: 'canonical', href: base }]);
    expect(contentOf(buildHead({ ...page, path: '/blog/' }), 'og:url')).toEqual([`${base}/blog`]);
  });

  it('omits the address of a page without a canonical link', () => {
    const head = buildHead({ ...page, robots: 'noindex', canonical: false });
    expect(head.filter((tag) => 'tagName' in tag)).toEqual([]);
    expect(contentOf(head, 'og:url')).toEqual([]);
    expect(JSON.stringify(head)).not.toContain(page.path);
  });

  it('uses an absolute image URL and a large card', () => {
    const head = buildHead({ ...page, image });
    expect(contentOf(head, 'og:image')).toEqual([`${base}/pictures/share.png`]);
    expect(contentOf(head, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(head, 'og:image:height')).toEqual(['630']);
    expect(contentOf(head, 'twitter:image')).toEqual([`${base}/pictures/share.png`]);
    expect(contentOf(head, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it("includes an article's dates, section and unique tags", () => {
    const head = buildHead({
      ...page,
      type: 'article',
      publishedTime: '2026-11-01T09:00:00Z',
      modifiedTime: '2026-11-02T09:00:00Z',
      section: 'Treatments',
      tags: ['implants', 'implants', 'bone'],
    });
    expect(contentOf(head, 'og:type')).toEqual(['article']);
    expect(contentOf(head, 'article:published_time')).toEqual(['2026-11-01T09:00:00Z']);
    expect(contentOf(head, 'article:modified_time')).toEqual(['2026-11-02T09:00:00Z']);
    expect(contentOf(head, 'article:section')).toEqual(['Treatments']);
    expect(contentOf(head, 'article:tag')).toEqual(['implants', 'bone']);
  });

  it('includes all structured data and skips undefined blocks', () => {
    const website = websiteJsonLd({ base, organisation: { name: 'Fixture Dental', description: 'Teeth.' } });
    const faq = faqJsonLd([{ question: 'Why?', answer: 'Because.' }]);
    const blocks = buildHead({ ...page, structuredData: [website, undefined, faq] }).filter((tag) => 'script:ld+json' in tag);
    expect(blocks).toEqual([{ 'script:ld+json': website }, { 'script:ld+json': faq }]);
  });

  it('returns a new array on each call', () => {
    const first = buildHead(page);
    first.push({ title: 'Changed' });
    expect(names(buildHead(page)).filter((name) => name === 'title')).toHaveLength(1);
  });
});
