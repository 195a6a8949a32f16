import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Price } from '../../domain/nhs-charges.ts';
import { PriceFigure } from './price-figure.tsx';

const markupOf = (price: Price) => renderToStaticMarkup(<PriceFigure price={price} />);
const textOf = (price: Price) => markupOf(price).replace(/<[^>]*>/g, '');

it.each([
  [{ from: 200 }, 'From £200'],
  [{ from: 500, per: 'tooth' }, 'From £500 per tooth'],
  [{ from: 15_000 }, 'From £15,000'],
  [{ words: 'Consultation required' }, 'Consultation required'],
])('renders %o as "%s"', (price, words) => {
  expect(textOf(price)).toBe(words);
});

it('renders only the amount large, with tabular figures', () => {
  expect(markupOf({ from: 500, per: 'tooth' })).toMatch(/<span class="[^"]*tabular-nums[^"]*">£500<\/span>/);
  expect(markupOf({ words: 'Consultation required' })).not.toContain('tabular-nums');
});
