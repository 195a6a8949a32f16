import { describe, expect, it } from 'vitest';
import { normaliseText, splitWords } from './plain-text.ts';

describe('normaliseText', () => {
  it.each([
    ['０１６３２', '01632'],
    ['①②', '12'],
    ['1️⃣', '1'],
    ['gua\u00adran\u200btee\u2060d', 'guaranteed'],
    ['\u202etxet\u202c', 'txet'],
    ['bést', 'best'],
    ['𝐛𝐞𝐬𝐭', 'best'],
    ['don’t “say” — it', `don't "say" - it`],
    ['a\u00a0b\u2009c\n d', 'a b c d'],
    ['400 ㎎', '400 mg'],
    ['a\u0000b', 'a b'],
    ['\ud800', '\ud800'],
  ])('turns %j into %j', (text, expected) => {
    expect(normaliseText(text)).toBe(expected);
  });
});

it('counts a word with a hyphen or apostrophe once, and ignores symbols', () => {
  expect(splitWords("It's a check-up - at 18, isn't it?")).toEqual(["It's", 'a', 'check-up', 'at', '18', "isn't", 'it']);
});
