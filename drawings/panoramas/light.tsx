import { colour } from '../colour.ts';
import { Stars } from '../stars.tsx';

/** The sun, or the moon and stars at night. */
export function Light({ id, x, y, stars }: { id: string; x: number; y: number; stars: string }) {
  return (
    <>
      <g className="night-only" fill={colour('sun')}>
        <Stars d={stars} />
        <circle cx={x} cy={y} r="112" fill={`url(#${id}glow)`} opacity=".35" />
        <path d={`M${x + 4} ${y - 30}a31 31 0 1 0 25 47a26 26 0 1 1-25-47z`} />
      </g>
      <g className="day-only">
        <circle cx={x} cy={y} r="118" fill={`url(#${id}glow)`} />
        <circle cx={x} cy={y} r="42" fill={colour('sun')} />
      </g>
    </>
  );
}
