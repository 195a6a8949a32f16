import { describe, expect, it } from 'vitest';
import { accepted, form, parse, treatments } from './testimonial.fixtures.ts';
import { parseTestimonial } from './testimonial.ts';

const limits = [
  ['firstName', 50],
  ['lastName', 50],
  ['title', 100],
  ['description', 1000],
] as const;

describe('hostile input', () => {
  it('ignores inherited properties', () => {
    const result = parseTestimonial(Object.create(form), treatments);
    expect(result.ok ? [] : result.errors).toHaveLength(9);
  });

  it('accepts input without a prototype, or with properties named like prototype methods', () => {
    expect(parseTestimonial(Object.assign(Object.create(null), form), treatments).ok).toBe(true);
    const named = { ...form, hasOwnProperty: 'x', constructor: 'x', toString: 1 };
    Object.defineProperty(named, '__proto__', { value: 'x', enumerable: true });
    expect(parseTestimonial(named, treatments).ok).toBe(true);
  });

  it('drops unknown fields', () => {
    const value = accepted({ id: '1', reference: 'ABCD2345', consentVersion: 'mine', isAdmin: true });
    expect(Object.keys(value).sort()).toEqual(Object.keys(form).sort());
  });

  it('returns trimmed, visible, well-formed text within its limit for random characters', () => {
    const alphabet = ['a', ' ', '\n', '\0', '\u200b', '\ud800', '\udc00', '🎉', 'é', "'", '<', '\u202e', '\ufeff', '0', '@', '.'];
    // A fixed seed makes failures reproducible.
    let seed = 20_261_115;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 1_000; round += 1) {
      const text = Array.from({ length: random(130) }, () => alphabet[random(alphabet.length)]).join('');
      for (const [field, max] of limits) {
        const result = parse({ [field]: text });
        const stored = result.ok ? result.value[field] : undefined;
        if (stored === undefined) continue;
        const length = [...stored].length;
        const valid = stored === stored.trim() && stored.isWellFormed() && !stored.includes('\0') && length > 0 && length <= max;
        expect(valid, JSON.stringify(text)).toBe(true);
        expect(accepted({ [field]: stored })[field]).toBe(stored);
      }
    }
  });
});
