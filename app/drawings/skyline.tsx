import { useId } from 'react';
import { mix } from './colour.ts';
import { Bradford } from './skylines/bradford.tsx';
import { Leeds } from './skylines/leeds.tsx';
import { MarketTown } from './skylines/market-town.tsx';
import { Ripon } from './skylines/ripon.tsx';
import { SkylineFrame } from './skylines/skyline-frame.tsx';

const PLACES = {
  bradford: { Buildings: Bradford, door: 218 },
  ripon: { Buildings: Ripon, door: 320 },
  leeds: { Buildings: Leeds, door: 300 },
  town: { Buildings: MarketTown, door: 280 },
};

interface SkylineProps {
  place: keyof typeof PLACES;
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
