import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DataRows } from './data-rows.tsx';

describe('DataRows', () => {
  it('ties each value to its label', () => {
    const markup = renderToStaticMarkup(
      <DataRows
        rows={[
          { label: 'Band 1', detail: 'Exam', value: '£25.80' },
          { label: 'Band 2', value: '£70.70' },
        ]}
      />,
    );
    const rows = markup.split('<dt').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/Band 1<\/dt>.*Exam<\/dd>.*£25\.80/);
    expect(rows[1]).toMatch(/Band 2<\/dt>.*£70\.70/);
  });

  it('draws figures large and in columns, and words as words', () => {
    const markup = (value: string) => renderToStaticMarkup(<DataRows rows={[{ label: 'Veneers', value }]} />);
    expect(markup('£500')).toContain('tabular-nums');
    expect(markup('Consultation required')).not.toContain('tabular-nums');
  });
});
