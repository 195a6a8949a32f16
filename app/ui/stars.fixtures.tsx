import type { Fixture } from './fixture.ts';
import { Stars } from './stars.tsx';

export const fixtures: Fixture[] = [
  {
    name: 'Five, 4.8 and 3 of five stars',
    element: (
      <div className="grid gap-3">
        <Stars rating={5} label="Rated 5 out of 5" />
        <Stars rating={4.8} label="Rated 4.8 out of 5" size={26} />
        <Stars rating={3} label="Rated 3 out of 5" />
      </div>
    ),
  },
  {
    name: 'Beside the rating as text',
    element: (
      <p className="flex items-center gap-3">
        <Stars rating={4.7} size={22} /> 4.7 of 5
      </p>
    ),
  },
];
