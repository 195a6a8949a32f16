import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { TreatmentRows } from './treatment-rows.tsx';

const veneers = {
  icon: 'smile',
  title: 'Veneers',
  description: 'Thin covers.',
  duration: '2-3 visits',
  price: { from: 500, per: 'tooth' },
} as const;

const markupOf = (link?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TreatmentRows treatments={[{ ...veneers, link }]} durationLabel="Time needed" />
    </MemoryRouter>,
  );

describe('TreatmentRows', () => {
  it('shows title, description, duration and price', () => {
    const text = markupOf()
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(text).toContain('Veneers Thin covers. Time needed 2-3 visits From £500 per tooth');
  });

  it('links the title only if the treatment has a page', () => {
    expect(markupOf()).not.toContain('<a ');
    expect(markupOf('/services/teeth-whitening')).toMatch(/<h3[^>]*><a [^>]*href="\/services\/teeth-whitening"[^>]*>Veneers/);
  });
});
