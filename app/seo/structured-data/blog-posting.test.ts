import { describe, expect, it } from 'vitest';
import { addressesIn, base, organisation, post } from '../seo.fixtures.ts';
import { blogPostingJsonLd } from './blog-posting.ts';

const team = [{ name: 'Amina Shah' }];

describe('blogPostingJsonLd', () => {
  const block = blogPostingJsonLd({ base, organisation, team, post });
  const url = `${base}/blog/why-gums-bleed`;

  // @spec 1: Structured data: blog posting
  it('has the fields that search engines require', () => {
    expect(block).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      headline: 'Why gums bleed',
      url,
      mainEntityOfPage: { '@type': 'WebPage', '@id': url },
      datePublished: '2026-11-01T09:00:00+00:00',
      dateModified: '2026-11-02T10:30:00+00:00',
      publisher: { '@type': 'Organization', '@id': `${base}/#organisation`, name: 'Fixture Dental' },
      articleSection: 'Dental Health',
      keywords: 'gums, brushing',
      inLanguage: 'en-GB',
    });
  });

  it('uses the meta description, or the excerpt', () => {
    expect(block.description).toBe('Bleeding gums are common and mostly mend.');
    const described = { ...post, meta_description: 'Why it happens.' };
    expect(blogPostingJsonLd({ base, organisation, team, post: described }).description).toBe('Why it happens.');
  });

  it('marks the author as a person only if they are in the team', () => {
    expect(block.author).toEqual({ '@type': 'Person', name: 'Amina Shah' });
    const unsigned = { ...post, author: 'The editorial team' };
    expect(blogPostingJsonLd({ base, organisation, team, post: unsigned }).author).toEqual({
      '@type': 'Organization',
      name: 'The editorial team',
    });
  });

  it('includes the image if there is one', () => {
    const imageOf = (image_url: string) => blogPostingJsonLd({ base, organisation, team, post: { ...post, image_url } }).image;
    expect(block).not.toHaveProperty('image');
    expect(imageOf('/pictures/blog/gums.jpg')).toBe(`${base}/pictures/blog/gums.jpg`);
    expect(imageOf('https://pictures.example/gums.jpg')).toBe('https://pictures.example/gums.jpg');
  });

  it('has only absolute URLs and serialises to JSON', () => {
    expect(addressesIn(block)).toHaveLength(5);
    for (const address of addressesIn(block)) expect(address).toMatch(/^https:\/\//);
    expect(JSON.parse(JSON.stringify(block))).toStrictEqual(block);
  });
});
