import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from './stars.tsx';

const filledWidth = (rating: number) =>
  Number(/<svg width="([\d.]+)"/.exec(renderToStaticMarkup(<Stars rating={rating} />))?.[1]);

test('has its label, or is hidden without one', () => {
  expect(renderToStaticMarkup(<Stars rating={4.8} label="4.8 of 5" />)).toContain('role="img" aria-label="4.8 of 5"');
  expect(renderToStaticMarkup(<Stars rating={4.8} />)).toMatch(/^<svg aria-hidden="true"/);
});

test('is filled in proportion to the rating', () => {
  expect(filledWidth(0)).toBe(0);
  expect(filledWidth(3)).toBe(3 * 26);
  expect(filledWidth(4.5)).toBe(4 * 26 + 12);
  expect(filledWidth(5)).toBe(5 * 26);
});
