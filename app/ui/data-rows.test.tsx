import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DataRows } from './data-rows.tsx';

describe('DataRows', () => {
  it('pairs each value with its label', () => {
    const markup = renderToStaticMarkup(
      <DataRows
        rows={[
          { label: 'Band 1', detail: 'Exam', value: '£25.80' },
          { label: 'Band 2', detail: 'Fillings', value: '£70.70' },
        ]}
      />,
    );
    const rows = markup.split('<dt').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/Band 1<\/dt>.*Exam<\/dd>.*£25\.80/);
    expect(rows[1]).toMatch(/Band 2<\/dt>.*Fillings<\/dd>.*£70\.70/);
  });
});
