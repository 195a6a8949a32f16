import { useId } from 'react';
import { mix } from './colour.ts';
import { Hawthorn } from './dales/hawthorn.tsx';
import { Flock } from './flock.tsx';
import { Cottages } from './panoramas/cottages.tsx';
import * as tall from './panoramas/tall-panorama.tsx';
import * as wide from './panoramas/wide-panorama.tsx';
import { SkyGradients } from './sky-gradients.tsx';
import type { Place } from './skylines/places.ts';

const SHAPES = {
  wide: { Scene: wide.WidePanorama, box: `0 0 ${wide.WIDTH} ${wide.HEIGHT}` },
  tall: { Scene: tall.TallPanorama, box: `0 0 ${tall.WIDTH} ${tall.HEIGHT}` },
};

/** All towns in one landscape, on a mist background. */
export function Panorama({ places, shape }: { places: readonly Place[]; shape: keyof typeof SHAPES }) {
  const id = useId();
  const { Scene, box } = SHAPES[shape];
  return (
    <svg viewBox={box} aria-hidden="true" color={mix('roof-shade', 'black', 45)}>
      <defs>
        <SkyGradients id={id} />
        <Flock id={id} poses={['stand', 'graze']} />
        <Hawthorn id={`${id}tree`} />
        <Cottages id={`${id}cottages`} />
      </defs>
      <Scene id={id} places={places} />
    </svg>
  );
}
