import { describe, expect, it } from 'vitest';
import { findPublished, publishedOn, withGroup } from './published.ts';

type Surface = 'contact-card' | 'legal-pages' | 'footer';
type Phone = { surfaces?: Surface[]; phone: string };
const phones: Phone[] = [
  { surfaces: ['contact-card'], phone: '01632 960101' },
  { surfaces: ['legal-pages', 'footer'], phone: '01632 960102' },
];
const forAll: Phone = { phone: '01632 960109' };

describe('publishedOn', () => {
  it('finds the entry for a surface, at any position', () => {
    expect(publishedOn(phones, 'contact-card').phone).toBe('01632 960101');
    expect(publishedOn(phones, 'footer').phone).toBe('01632 960102');
  });

  it('returns the entry without surfaces where no entry names the surface', () => {
    expect(publishedOn([forAll, ...phones.slice(0, 1)], 'footer')).toBe(forAll);
    expect(publishedOn([forAll, ...phones.slice(0, 1)], 'contact-card').phone).toBe('01632 960101');
    expect(publishedOn([forAll], 'legal-pages')).toBe(forAll);
  });

  it('follows the order of the surfaces, not of the entries, before it takes the entry without surfaces', () => {
    expect(publishedOn(phones, 'footer', 'contact-card').phone).toBe('01632 960102');
    expect(publishedOn([forAll, ...phones.slice(0, 1)], 'footer', 'contact-card').phone).toBe('01632 960101');
  });

  it('throws with the names of the surfaces when none has an entry', () => {
    expect(() => publishedOn(phones.slice(0, 1), 'footer', 'legal-pages')).toThrow(
      "No entry published on 'footer', 'legal-pages'",
    );
    expect(() => publishedOn<Phone>([], 'footer')).toThrow("'footer'");
    expect(findPublished<Phone>([], 'footer')).toBeUndefined();
  });
});

describe('withGroup', () => {
  it("adds the group's entries, which a practice's entry for all surfaces replaces", () => {
    expect(publishedOn(withGroup(phones.slice(0, 1), phones.slice(1)), 'footer').phone).toBe('01632 960102');
    expect(publishedOn(withGroup([forAll], phones), 'footer')).toBe(forAll);
  });
});
