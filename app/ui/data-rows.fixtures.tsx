import { DataRows } from './data-rows.tsx';
import type { Fixture } from './fixture.ts';

export const fixtures: Fixture[] = [
  {
    name: 'Label, detail and value',
    element: (
      <DataRows
        rows={[
          { label: 'Band 1', detail: 'Exam, diagnosis, preventive care, scale and polish, X-rays', value: '£25.80' },
          { label: 'Band 2', detail: 'Fillings, root canal, extractions, some gum work', value: '£70.70' },
          { label: 'Band 3', detail: 'Crowns, bridges, dentures, complex work', value: '£306.80' },
        ]}
      />
    ),
  },
  {
    name: 'Long text',
    element: (
      <DataRows
        rows={[
          {
            label: 'Implant-retained dentures for the upper and the lower jaw',
            detail: 'Two to four implants hold the denture still. Healing takes 3-4 months, with a temporary denture meanwhile.',
            value: '£3,500',
          },
        ]}
      />
    ),
  },
];
