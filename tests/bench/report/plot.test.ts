import { expect, it } from 'vitest';
import { plotSvg } from './plot.ts';

const widths = (svg: string) => [...svg.matchAll(/<rect x="400"[^>]* width="([\d.]+)"/g)].map((match) => Number(match[1]));
const bars = (...values: number[]) => values.map((value) => ({ label: 'a < b', value, text: String(value) }));

it('draws a bar as long as its value, and names it safely', () => {
  const svg = plotSvg({ file: 'x.png', title: 'T', scale: 'linear', bars: bars(1, 2) });
  const [half = 0, whole = 0] = widths(svg);
  expect(half * 2).toBeCloseTo(whole, 0);
  expect(svg).toContain('a &#60; b');
});

it('draws equal steps for equal factors on a logarithmic scale, from below the smallest', () => {
  const [one = 0, two = 0, three = 0] = widths(
    plotSvg({ file: 'x.png', title: 'T', scale: 'logarithmic', bars: bars(10, 100, 1000) }),
  );
  expect(one).toBeGreaterThan(1);
  expect(two - one).toBeCloseTo(three - two, 0);
});

it('has room for the target where no bar reaches it', () => {
  const svg = plotSvg({ file: 'x.png', title: 'T', scale: 'linear', target: { value: 2, text: 'wanted' }, bars: bars(1) });
  expect(svg).toContain('x1="810.0"');
});
