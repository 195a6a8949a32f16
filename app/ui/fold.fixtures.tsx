import type { Fixture } from './fixture.ts';
import { Fold } from './fold.tsx';

export const fixtures: Fixture[] = [
  {
    name: 'Closed',
    element: (
      <Fold title="How we choose these reviews">
        <p>We choose them to show different treatments and practices.</p>
      </Fold>
    ),
  },
];
