import type { Fixture } from './fixture.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const fixtures: Fixture[] = [
  {
    name: 'Read aloud after the visible words',
    element: (
      <p>
        4.8 out of 5<VisuallyHidden> from 322 reviews</VisuallyHidden>
      </p>
    ),
  },
];
