import { useId } from 'react';
import { colour, mix } from './colour.ts';
import { FAR_TOWNS, townsOnRidges } from './dales/far-towns.tsx';
import { FieldWalls } from './field-walls.tsx';
import type { Place } from './skylines/places.ts';

/** Close to the middle, so that phones show all three. */
const RIDGES = [
  { x: 486, y: 142 },
  { x: 714, y: 146 },
  { x: 946, y: 140 },
] as const;

/** The hills above the footer. Set `sky` to false above a closing band, which has its own. `night` draws night in both schemes. */
export function HillEdge({ night = false, places, sky = true }: { night?: boolean; places: readonly Place[]; sky?: boolean }) {
  const id = useId();
  return (
    <svg viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={night ? 'night' : undefined}>
      {sky ? (
        <>
          <defs>
            <linearGradient id={`${id}s`} x2="0" y2="1">
              <stop stopColor={colour('sky-bottom')} stopOpacity="0" />
              <stop offset=".75" stopColor={mix('sky-bottom', 'sun', 24)} />
            </linearGradient>
          </defs>
          <path d="M0 0h1440v200H0z" fill={`url(#${id}s)`} />
          <circle cx="604" cy="126" r="34" fill={colour('sun')} />
        </>
      ) : null}
      <path
        d="M0 140C170 92 330 96 470 128C590 152 660 128 760 118C940 100 1180 96 1440 132V260H0Z"
        fill={mix('hill-far', 'sun', 14)}
      />
      <g fill={mix('hill-far', 'roof', 60)} stroke={colour('accent')}>
        {townsOnRidges(places, RIDGES).map(({ place, x, y }) => (
          <g key={x} transform={`translate(${x} ${y})scale(1.4)`} strokeWidth="1.5">
            <path d={FAR_TOWNS[place].shape} stroke="none" />
            <path d={FAR_TOWNS[place].windows} />
          </g>
        ))}
      </g>
      <path
        d="M0 186C180 138 360 150 560 162C760 166 960 146 1160 140C1290 140 1380 154 1440 164V260H0Z"
        fill={colour('hill-mid')}
      />
      <FieldWalls
        d="M130 160q40 22 50 50M290 148q40 26 46 50M160 178q90-10 150-6M690 172q-20 14-60 22M880 164q-24 18-60 28M1040 148q-20 22-60 40M1210 142q-20 14-50 34M1020 168q90-10 170-6"
        width="1.5"
      />
      <path d="M0 206C180 176 420 204 680 200C940 194 1120 160 1440 194V260H0Z" fill={colour('hill-near')} />
      <path d="M0 226C260 208 520 234 760 226C1000 216 1220 196 1440 222V260H0Z" fill={colour('hill-front')} />
      <path d="M0 252C260 228 560 256 820 246C1060 238 1260 228 1440 250V261H0Z" className="night" fill={colour('hill-front')} />
    </svg>
  );
}
