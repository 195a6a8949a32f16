import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadContent } from '../../../content-model/load.ts';
import { NetworkOfClinicsPage } from './network-of-clinics-page.tsx';

const { networkPage } = loadContent('content');

// @spec 8: 'Partner clinics will be added as our network grows.'
// @spec 2: Network of clinics: an empty list shows 'Partner clinics will be added as our network grows.'
it('shows the specified text if the list is empty', () => {
  const markup = renderToStaticMarkup(<NetworkOfClinicsPage words={networkPage} clinics={[]} />);
  expect(markup).toContain('Partner clinics will be added as our network grows.');
  expect(markup).toContain('Important Information');
});
