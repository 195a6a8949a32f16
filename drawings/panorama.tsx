import { useId } from 'react';
import { mix } from './colour.ts';
import { Hawthorn } from './dales/hawthorn.tsx';
import { Flock } from './flock.tsx';
import { Cottages } from './panoramas/cottages.tsx';
import { HEIGHT, WIDTH, WidePanorama } from './panoramas/wide-panorama.tsx';
import { SkyGradients } from './sky-gradients.tsx';
import type { Place } from './skylines/places.ts';

/** All towns in one landscape, on a mist background. */
export function Panorama({ places }: { places: readonly Place[] }) {
  const id = useId();
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" color={mix('roof-shade', 'black', 45)}>
      <defs>
        <SkyGradients id={id} />
        <Flock id={id} poses={['stand', 'graze']} />
        <Hawthorn id={`${id}tree`} />
        <Cottages id={`${id}cottages`} />
      </defs>
      <WidePanorama id={id} places={places} />
    </svg>
  );
}
