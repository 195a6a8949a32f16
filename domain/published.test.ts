import { describe, expect, expectTypeOf, it } from 'vitest';
import { publishedOn, publishedOnFirstOf } from './published.ts';

type Surface = 'contact-card' | 'legal-pages' | 'footer';
const phones: { surfaces: Surface[]; phone: string }[] = [
  { surfaces: ['contact-card'], phone: '01632 960101' },
  { surfaces: ['legal-pages', 'footer'], phone: '01632 960102' },
];

describe('publishedOn', () => {
  it('finds the entry of a surface, wherever it stands in the lists', () => {
    expect(publishedOn(phones, 'contact-card').phone).toBe('01632 960101');
    expect(publishedOn(phones, 'footer').phone).toBe('01632 960102');
  });

  it('takes the first of two entries for one surface', () => {
    const twice = [...phones, { surfaces: ['footer' as const], phone: '01632 960103' }];
    expect(publishedOn(twice, 'footer').phone).toBe('01632 960102');
  });

  it('names the surface that nothing is published on', () => {
    expect(() => publishedOn(phones.slice(0, 1), 'footer')).toThrow("nothing is published on the surface 'footer'");
    expect(() => publishedOn<(typeof phones)[number]>([], 'footer')).toThrow("'footer'");
  });

  it('knows the surfaces of its entries', () => {
    expectTypeOf(publishedOn<(typeof phones)[number]>)
      .parameter(1)
      .toEqualTypeOf<Surface>();
  });
});

describe('publishedOnFirstOf', () => {
  it('takes the surface that is named first, not the entry that stands first', () => {
    expect(publishedOnFirstOf(phones, ['footer', 'contact-card']).phone).toBe('01632 960102');
  });

  it('goes on to the next surface where the first has no entry', () => {
    expect(publishedOnFirstOf(phones.slice(0, 1), ['footer', 'contact-card']).phone).toBe('01632 960101');
  });

  it('names all the surfaces that nothing is published on', () => {
    expect(() => publishedOnFirstOf(phones.slice(0, 1), ['footer', 'legal-pages'])).toThrow("'footer', 'legal-pages'");
  });
});
