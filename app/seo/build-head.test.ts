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

/** Tags as plain records, because the union type hides their properties. */
type Tags = readonly Record<string, unknown>[];
const contentOf = (head: Tags, name: string) =>
  head.filter((tag) => tag['name'] === name || tag['property'] === name).map((tag) => tag['content']);
const canonicalOf = (head: Tags) => head.find((tag) => tag['rel'] === 'canonical')?.['href'];

describe('buildHead', () => {
  it('omits the address of a page without a canonical link', () => {
    const head = buildHead({ ...page, robots: 'noindex', canonical: false });
    expect(JSON.stringify(head)).not.toContain(page.path);
    expect(canonicalOf(head)).toBeUndefined();
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
    const blocks = buildHead({ ...page, structuredData: [undefined, faq] }).filter((tag) => 'jsonLd' in tag);
    expect(blocks).toEqual([{ jsonLd: faq }]);
  });
});
