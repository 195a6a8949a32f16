import type { Fixture } from './fixture.ts';
import { Pill } from './pill.tsx';

export const fixtures: Fixture[] = [
  { name: 'Success', element: <Pill tone="success">Accepting NHS patients</Pill> },
  { name: 'Warning', element: <Pill tone="warning">NHS list full</Pill> },
  { name: 'Neutral', element: <Pill tone="neutral">Dental Health</Pill> },
  {
    name: 'Long text',
    element: (
      <div className="max-w-56">
        <Pill tone="warning">NHS list full for now, private care available this week</Pill>
      </div>
    ),
  },
];
