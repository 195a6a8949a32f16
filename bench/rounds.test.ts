import { expect, it } from 'vitest';
import { figure, interleave, ratio, spread, withSpread } from './rounds.ts';

it('computes the median of odd and even numbers of rounds', () => {
  expect(spread([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9 });
  expect(spread([4, 1, 2, 9])).toEqual({ median: 3, least: 1, most: 9 });
});

it('computes ratios per round', () => {
  expect(ratio([80, 8, 40], [100, 10, 50])).toEqual({ median: 0.8, least: 0.8, most: 0.8 });
});

it('runs each candidate once per round', async () => {
  const order: string[] = [];
  const turn = (name: string) => async () => order.push(name);
  const samples = await interleave(2, { a: turn('a'), b: turn('b') });
  expect(order).toEqual(['a', 'b', 'a', 'b']);
  expect(samples).toEqual({ a: [1, 3], b: [2, 4] });
});

it('writes about three significant digits', () => {
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
