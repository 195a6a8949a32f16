import { describe, expect, it } from 'vitest';
import { buildHead } from './build-head.ts';
import { faqJsonLd } from './structured-data/service.ts';

const base = 'https://www.dental.example';
const page = {
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
const contentOf = (head: Tags, name: string) =>
  head.filter((tag) => tag['name'] === name || tag['property'] === name).map((tag) => tag['content']);
const canonicalOf = (head: Tags) => head.find((tag) => tag['rel'] === 'canonical')?.['href'];

describe('buildHead', () => {
  it('has the title, description, keywords and Open Graph tags', () => {
    const head = buildHead(page);
    expect(head[0]).toEqual({ title: 'Dental Implants' });
    expect(contentOf(head, 'description')).toEqual(['What an implant is and what it costs.']);
    expect(contentOf(head, 'keywords')).toEqual(['implants, missing tooth']);
    expect(contentOf(head, 'og:title')).toEqual(['Dental Implants']);
    expect(contentOf(head, 'og:type')).toEqual(['website']);
    expect(contentOf(head, 'twitter:card')).toEqual(['summary']);
  });

  it('allows indexing unless the page sets robots', () => {
    expect(contentOf(buildHead(page), 'robots')).toEqual(['index, follow, max-image-preview:large']);
    expect(contentOf(buildHead({ ...page, robots: 'noindex' }), 'robots')).toEqual(['noindex']);
  });

  it('has a canonical link without a trailing slash', () => {
    expect(canonicalOf(buildHead({ ...page, path: '/blog/' }))).toBe(`${base}/blog`);
    expect(canonicalOf(buildHead({ ...page, path: '/' }))).toBe(base);
    expect(contentOf(buildHead({ ...page, path: '/blog/' }), 'og:url')).toEqual([`${base}/blog`]);
  });

  it('omits the address of a page without a canonical link', () => {
    const head = buildHead({ ...page, robots: 'noindex', canonical: false });
    expect(JSON.stringify(head)).not.toContain(page.path);
    expect(canonicalOf(head)).toBeUndefined();
  });

  it('has an absolute image URL and a large card', () => {
    const head = buildHead({ ...page, image });
    expect(contentOf(head, 'og:image')).toEqual([`${base}/pictures/share.png`]);
    expect(contentOf(head, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(head, 'twitter:image')).toEqual([`${base}/pictures/share.png`]);
    expect(contentOf(head, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it("has an article's dates and unique tags", () => {
    const head = buildHead({
      ...page,
      type: 'article',
      publishedTime: '2026-11-01T09:00:00Z',
      modifiedTime: '2026-11-02T09:00:00Z',
      section: 'Treatments',
      tags: ['implants', 'implants', 'bone'],
    });
    expect(contentOf(head, 'og:type')).toEqual(['article']);
    expect(contentOf(head, 'article:modified_time')).toEqual(['2026-11-02T09:00:00Z']);
    expect(contentOf(head, 'article:tag')).toEqual(['implants', 'bone']);
  });

  it('has all structured data and skips undefined blocks', () => {
    const faq = faqJsonLd([{ question: 'Why?', answer: 'Because.' }]);
    const blocks = buildHead({ ...page, structuredData: [undefined, faq] }).filter((tag) => 'script:ld+json' in tag);
    expect(blocks).toEqual([{ 'script:ld+json': faq }]);
  });
});
