import { useId } from 'react';
import { colour, mix } from './colour.ts';
import { Flock, Sheep } from './flock.tsx';

/** A strip of grass that ends in the paper colour. Stretched to the window's width. */
export function Meadow() {
  return (
    <svg
      viewBox="0 0 1440 64"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-[clamp(3.5rem,6vw,5.5rem)] w-full"
    >
      <path d="M0 20C220 2 440 22 700 10C960 0 1220 20 1440 6V64H0Z" fill={colour('hill-near')} />
      <path d="M0 38C260 18 520 42 800 28C1060 16 1260 38 1440 26V64H0Z" fill={colour('hill-front')} />
      <path d="M0 56C300 40 560 62 860 50C1100 42 1300 56 1440 46V65H0Z" fill={colour('paper')} />
    </svg>
  );
}

/** Positioned between the figures above the meadow. */
export function EweAndLamb() {
  const id = useId();
  return (
    <svg
      viewBox="-20 -25 62 26"
      aria-hidden="true"
      color={mix('roof-shade', 'black', 45)}
      className="absolute bottom-[62%] left-[80%] w-[clamp(56px,7vw,6.5rem)] md:left-[64%]"
    >
      <defs>
        <Flock id={id} poses={['stand']} />
      </defs>
      <Sheep flock={id} pose="stand" x={0} y={0} />
      <Sheep flock={id} pose="stand" x={28} y={0} size={0.62} />
    </svg>
  );
}
