import { describe, expect, expectTypeOf, it } from 'vitest';
import { publishedOn, publishedOnFirstOf } from './published.ts';

type Surface = 'contact-card' | 'legal-pages' | 'footer';
const phones: { surfaces: Surface[]; phone: string }[] = [
  { surfaces: ['contact-card'], phone: '01632 960101' },
  { surfaces: ['legal-pages', 'footer'], phone: '01632 960102' },
];

describe('publishedOn', () => {
  it('finds the entry for a surface, at any position', () => {
    expect(publishedOn(phones, 'contact-card').phone).toBe('01632 960101');
    expect(publishedOn(phones, 'footer').phone).toBe('01632 960102');
  });

  it('returns the first of two entries for a surface', () => {
    const twice = [...phones, { surfaces: ['footer' as const], phone: '01632 960103' }];
    expect(publishedOn(twice, 'footer').phone).toBe('01632 960102');
  });

  it('throws with the name of a surface without an entry', () => {
    expect(() => publishedOn(phones.slice(0, 1), 'footer')).toThrow("No entry published on the surface 'footer'");
    expect(() => publishedOn<(typeof phones)[number]>([], 'footer')).toThrow("'footer'");
  });

  it('accepts only the surfaces of its entries', () => {
    expectTypeOf(publishedOn<(typeof phones)[number]>)
      .parameter(1)
      .toEqualTypeOf<Surface>();
  });
});

describe('publishedOnFirstOf', () => {
  it('follows the order of the surfaces, not of the entries', () => {
    expect(publishedOnFirstOf(phones, ['footer', 'contact-card']).phone).toBe('01632 960102');
  });

  it('falls back to the next surface', () => {
    expect(publishedOnFirstOf(phones.slice(0, 1), ['footer', 'contact-card']).phone).toBe('01632 960101');
  });

  it('throws with the names of all surfaces when none has an entry', () => {
    expect(() => publishedOnFirstOf(phones.slice(0, 1), ['footer', 'legal-pages'])).toThrow("'footer', 'legal-pages'");
  });
});
