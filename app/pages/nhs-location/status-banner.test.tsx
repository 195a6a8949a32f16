import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { NhsLocationPageData } from './nhs-location-page-data.ts';
import { StatusBanner } from './status-banner.tsx';

type Join = NhsLocationPageData['join'];
type ListStatus = NhsLocationPageData['status'];

const register: Join = { label: 'Register', href: 'https://register.example/leeds', external: true };
const call: Join = { label: 'Call for private care', href: 'tel:+441134960301', external: false };
const open: ListStatus = { accepting: true, heading: 'Accepting', text: 'Come in.', checked: 'Checked today', elsewhere: [] };
const full: ListStatus = {
  ...open,
  accepting: false,
  heading: 'The NHS patient list is currently full',
  elsewhere: [{ label: 'NHS dentist in Ripon', to: '/locations/nhs-ripon-dentist' }],
};

const draw = (status: ListStatus, join: Join) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <StatusBanner status={status} join={join} />
    </MemoryRouter>,
  );

describe('StatusBanner', () => {
  it('is green and links to registration in a new tab if the list is open', () => {
    const markup = draw(open, register);
    expect(markup).toContain('bg-success-soft');
    expect(markup).toMatch(/href="https:\/\/register\.example\/leeds" target="_blank" rel="noopener"/);
  });

  it('is amber and says that the list is full', () => {
    const markup = draw(full, call);
    expect(markup).toContain('bg-warning-soft');
    expect(markup).toContain('The NHS patient list is currently full');
    expect(markup).not.toContain('Register');
    expect(markup).toContain('href="tel:+441134960301"');
    expect(markup).toContain('href="/locations/nhs-ripon-dentist"');
  });
});
