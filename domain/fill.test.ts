import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('replaces every placeholder that has a value, and reads nothing into the value', () => {
  expect(fill('{from} to {to}, {from}', { from: '$& {to}', to: 2 })).toBe('$& {to} to 2, $& {to}');
  expect(fill('{unknown} {constructor}', {})).toBe('{unknown} {constructor}');
});
