import { useId } from 'react';
import { mix } from './colour.ts';
import { PLACES, type Place } from './skylines/places.ts';
import { SkylineFrame } from './skylines/skyline-frame.tsx';

/** A practice's town. `night` draws night in both schemes. */
export function Skyline({ night = false, place }: { night?: boolean; place: Place }) {
  const id = useId();
  const { Buildings, door } = PLACES[place];
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMax slice"
      className={night ? 'night' : undefined}
      color={mix('roof-shade', 'black', 45)}
      aria-hidden
    >
      <SkylineFrame id={id} door={door}>
        <Buildings id={id} />
      </SkylineFrame>
    </svg>
  );
}
