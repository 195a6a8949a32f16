import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from './stars.tsx';

/** Whole stars, and the width to which the next one is shown. */
function filled(rating: number): [number, number] {
  const html = renderToStaticMarkup(<Stars rating={rating} />);
  const [, path = ''] = /<path d="([^"]*)" class="fill-action"/.exec(html) ?? [];
  return [path.split('M').length - 1, Number(/<svg width="([\d.]+)"/.exec(html)?.[1] ?? 0)];
}

test('has its label, or is hidden without one', () => {
  expect(renderToStaticMarkup(<Stars rating={4.8} label="4.8 of 5" />)).toContain('role="img" aria-label="4.8 of 5"');
  expect(renderToStaticMarkup(<Stars rating={4.8} />)).toMatch(/^<svg aria-hidden="true"/);
});

test('is filled in proportion to the rating', () => {
  expect(filled(0)).toEqual([0, 0]);
  expect(filled(3)).toEqual([3, 0]);
  expect(filled(4.5)).toEqual([4, 4 * 26 + 12]);
  expect(filled(5)).toEqual([5, 0]);
});
