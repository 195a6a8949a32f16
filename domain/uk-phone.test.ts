import { describe, expect, it } from 'vitest';
import { dialable, isUkPhone, normaliseUkPhone } from './uk-phone.ts';

describe('normaliseUkPhone', () => {
  it.each([
    ['01632 960101', '01632960101'],
    ['  01632-960-101 ', '01632960101'],
    ['(01632) 960101', '01632960101'],
    ['[0113] 496 0000', '01134960000'],
    ['07700\u00a0900123', '07700900123'],
    ['07700\u2011900\u2013123', '07700900123'],
    ['\u202a07700 900123\u202c', '07700900123'],
  ])('reads %j as %s', (written, digits) => {
    expect(normaliseUkPhone(written)).toBe(digits);
  });

  it('keeps other characters, which isUkPhone rejects', () => {
    expect(normaliseUkPhone('01632 960101 ext 5')).toBe('01632960101ext5');
    expect(normaliseUkPhone('+44 1632 960101')).toBe('+441632960101');
  });
});

describe('isUkPhone', () => {
  it('accepts 0 followed by nine or ten digits', () => {
    expect(isUkPhone('0163296010')).toBe(true);
    expect(isUkPhone('01632960101')).toBe(true);
  });

  it('rejects one digit fewer or more', () => {
    expect(isUkPhone('016329601')).toBe(false);
    expect(isUkPhone('016329601011')).toBe(false);
  });

  it('rejects other prefixes, letters, spaces, line breaks and non-ASCII digits', () => {
    const others = ['', '1632960101', '+441632960101', '01632 960101', '0163296010x', '01632960101\n', '٠١٦٣٢٩٦٠١٠١'];
    expect(others.filter(isUkPhone)).toEqual([]);
  });
});

describe('dialable', () => {
  it('returns the international form', () => {
    expect(dialable('01632 960101')).toBe('tel:+441632960101');
    expect(dialable('0113 496 0000')).toBe('tel:+441134960000');
    expect(dialable('(07700) 900-123')).toBe('tel:+447700900123');
  });

  it('does not change international and short numbers', () => {
    expect(dialable('+44 1632 960101')).toBe('tel:+441632960101');
    expect(dialable('111')).toBe('tel:111');
    expect(dialable('999')).toBe('tel:999');
  });
});
