import { useId } from 'react';
import { mix } from './colour.ts';
import { PLACES, type Place } from './skylines/places.ts';
import { SkylineFrame } from './skylines/skyline-frame.tsx';

interface SkylineProps {
  place: Place;
  title?: string;
}

/** A practice's town in the landscape of the hero. Decorative unless it is given a title. */
export function Skyline({ place, title }: SkylineProps) {
  const id = useId();
  const { Buildings, door } = PLACES[place];
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
      color={mix('roof-shade', 'black', 45)}
      role={title && 'img'}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <SkylineFrame id={id} door={door}>
        <Buildings id={id} />
      </SkylineFrame>
    </svg>
  );
}
