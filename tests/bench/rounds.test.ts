import { expect, it } from 'vitest';
import { figure, interleave, ratio, spread, withSpread } from './rounds.ts';

it('takes the middle of an odd number of rounds, and between the two middle ones of an even number', () => {
  expect(spread([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9 });
  expect(spread([4, 1, 2, 9])).toEqual({ median: 3, least: 1, most: 9 });
});

it('compares within a round, so that a slow minute of the machine cancels out', () => {
  expect(ratio([80, 8, 40], [100, 10, 50])).toEqual({ median: 0.8, least: 0.8, most: 0.8 });
});

it('takes turns', async () => {
  const order: string[] = [];
  const turn = (name: string) => async () => order.push(name);
  const samples = await interleave(2, { a: turn('a'), b: turn('b') });
  expect(order).toEqual(['a', 'b', 'a', 'b']);
  expect(samples).toEqual({ a: [1, 3], b: [2, 4] });
});

it('writes as many digits as mean something', () => {
  expect([82_000.4, 650.4, 12.34, 1.234, 0.0114, Number.NaN].map(figure)).toEqual([
    '82,000',
    '650',
    '12.3',
    '1.23',
    '0.011',
    'not measured',
  ]);
  expect(withSpread(spread([1, 2, 3]))).toBe('2.00 (1.00 to 3.00)');
});
