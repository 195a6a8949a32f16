import { useId } from 'react';
import { FarHills, NearHill } from './service-scenes/hills.tsx';

/** Offsets of scenes to the left and right of the three in the middle. */
const BESIDE = [-2200, -1800, -1400, -1000, 600, 1000, 1400, 1800];

/** Continues the hills of the service scenes to the edges of wide windows. */
export function ServiceSceneBackground() {
  const id = useId();
  return (
    <svg viewBox="-2200 0 4400 170" aria-hidden="true">
      <defs>
        <g id={id}>
          <FarHills />
          <NearHill />
        </g>
      </defs>
      {BESIDE.map((x) => (
        <use key={x} href={`#${id}`} x={x} />
      ))}
    </svg>
  );
}
