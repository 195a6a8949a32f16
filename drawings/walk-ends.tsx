import { useId } from 'react';
import { FarHills, NearHill } from './service-scenes/hills.tsx';

/** Scenes to the left and right of three in the middle, which hide what is behind them. */
const BESIDE = [-2200, -1800, -1400, -1000, 600, 1000, 1400, 1800];

/** Where the walk of the service scenes goes on beside them, out to the edges of a wide window. In the scenes' own measures. */
export function WalkEnds() {
  const id = useId();
  return (
    <svg viewBox="-2200 0 4400 170" aria-hidden="true" focusable="false">
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
