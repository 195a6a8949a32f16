import type { SeededRandom } from './seeded-random.ts';

const numbers = [
  '0',
  '-0',
  '1e309',
  '-1e309',
  '1e-400',
  '99999999999999999999999999',
  '0.1e1',
  '5',
  '5.0000000001',
  '2147483648',
];
const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '', '0', 'link', 'urls', 'host'];

/** JSON as text: duplicate keys, out-of-range numbers and deep nesting would not survive as a value. */
export function hostileJson(random: SeededRandom, depth = 4): string {
  const { below, pick, several, text } = random;
  const kind = below(depth > 0 ? 9 : 5);
  if (kind === 0) return pick(['null', 'true', 'false']);
  if (kind <= 2) return pick(numbers);
  if (kind <= 4) return JSON.stringify(text());
  if (kind <= 6) return `[${several(5, () => hostileJson(random, depth - 1)).join(',')}]`;
  if (kind === 7) {
    const levels = pick([10, 200, 2_000]);
    return pick(['[', '{"a":']).repeat(levels) + (below(2) ? ']'.repeat(levels) : '');
  }
  const members = several(6, () => `${JSON.stringify(below(2) ? pick(keys) : text(10))}:${hostileJson(random, depth - 1)}`);
  return `{${members.join(',')}}`;
}
