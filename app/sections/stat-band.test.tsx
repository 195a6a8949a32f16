import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StatBand } from './stat-band.tsx';

const stats = [
  { value: '3-8 shades', label: 'change for most patients' },
  { value: '2,500+', label: 'cosmetic treatments carried out' },
];

describe('StatBand', () => {
  const markup = renderToStaticMarkup(<StatBand stats={stats} />);
  const values = [...markup.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, value = '']) => value);

  it('shows each value unchanged', () => {
    expect(values.map((value) => value.replace(/<[^>]*>/g, ''))).toEqual(['3-8 shades', '2,500+']);
  });

  it('renders a unit smaller than its figure', () => {
    expect(values[0]).toMatch(/^3-8<span[^>]*> shades<\/span>$/);
    expect(values[1]).toBe('2,500+');
  });

  it('labels each value', () => {
    expect(markup).toMatch(/<dt[^>]*>change for most patients<\/dt><dd/);
  });
});
