import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Fold } from './fold.tsx';

it('starts closed with its content in the markup', () => {
  const markup = renderToStaticMarkup(<Fold title="More about Ripon">Three surgeries.</Fold>);
  expect(markup).toMatch(/^<details class="[^"]*">/);
  expect(markup).toMatch(/<summary[^>]*>More about Ripon</);
  expect(markup).toContain('Three surgeries.');
});
