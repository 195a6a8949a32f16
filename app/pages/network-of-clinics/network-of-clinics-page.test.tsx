import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import { NetworkOfClinicsPage } from './network-of-clinics-page.tsx';

const { networkPage, partnerClinics } = loadContent('content');

const render = (clinics: typeof partnerClinics) => {
  const element = <NetworkOfClinicsPage words={networkPage} clinics={clinics} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

describe('NetworkOfClinicsPage', () => {
  // @spec 8: 'Partner clinics will be added as our network grows.'
  // @spec 2: Network of clinics: an empty list shows 'Partner clinics will be added as our network grows.'
  it('shows the specified text if the list is empty', () => {
    expect(render([])).toContain('Partner clinics will be added as our network grows.');
    expect(render([])).toContain('Important Information');
  });

  it('does not show it if there are clinics', () => {
    expect(render(partnerClinics)).not.toContain('Partner clinics will be added');
  });
});
