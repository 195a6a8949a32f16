import { describe, expect, it } from 'vitest';
import { dialable, normaliseUkPhone } from './uk-phone.ts';

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
});

it.each([
  ['01632 960101', 'tel:+441632960101'],
  ['(07700) 900-123', 'tel:+447700900123'],
  ['+44 1632 960101', 'tel:+441632960101'],
  ['111', 'tel:111'],
])('%s is dialled as %s', (written, link) => {
  expect(dialable(written)).toBe(link);
});
