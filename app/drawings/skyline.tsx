import { useId } from 'react';
import { mix } from './colour.ts';
import { PLACES, type Place } from './skylines/places.ts';
import { SkylineFrame } from './skylines/skyline-frame.tsx';

interface SkylineProps {
  place: Place;
  title?: string;
  /** By night, whatever the visitor's system prefers. */
  night?: boolean;
}

/** A practice's town in the landscape of the hero. Decorative unless it is given a title. */
export function Skyline({ night = false, place, title }: SkylineProps) {
  const id = useId();
  const { Buildings, door } = PLACES[place];
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
      className={night ? 'night' : undefined}
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
