import { useId } from 'react';
import { colour, mix } from './colour.ts';

export type Hour = 'dawn' | 'morning' | 'noon' | 'evening' | 'night';

/** Position, radius and glow of the sun. The footer's hills start at about y = 215. */
const suns: Record<Exclude<Hour, 'night'>, { x: number; y: number; r: number; glow: number }> = {
  dawn: { x: 330, y: 222, r: 52, glow: 250 },
  morning: { x: 350, y: 168, r: 46, glow: 170 },
  noon: { x: 392, y: 62, r: 38, glow: 120 },
  evening: { x: 300, y: 214, r: 86, glow: 260 },
};

const stars = 'M40 60h.1M92 128h.1M150 40h.1M206 96h.1M262 24h.1M300 140h.1M420 30h.1M452 120h.1M120 190h.1M238 170h.1';
const moon = 'M356 58a46 46 0 1 0 36 70a39 39 0 1 1-36-70z';

function Clouds() {
  return (
    <g fill={colour('cloud')}>
      <path d="M210 116c-30 1-33-25-6-27c2-20 31-25 41-9c9-16 40-15 45 4c16-10 39 0 35 16c25-1 29 17 6 16z" />
      <path d="M60 58c-18 0-20-15-4-17c2-12 19-15 26-5c6-9 24-9 27 3c10-6 24 0 21 10c16-1 18 10 4 9z" opacity=".8" />
      <path d="M400 176c-18 0-20-15-4-17c2-12 19-15 26-5c6-9 24-9 27 3c10-6 24 0 21 10c16-1 18 10 4 9z" opacity=".7" />
    </g>
  );
}

/** Lapwings. */
const birds = 'M96 96q10-12 16 0q9-11 18 0M150 70q7-9 12 0q7-8 13 0M158 124q7-9 12 0q7-8 13 0M214 98q6-8 10 0q6-7 11 0';

function Kite() {
  return (
    <g strokeLinejoin="round">
      <path d="M180 60Q220 150 200 240" fill="none" stroke={colour('roof')} strokeWidth="1.6" />
      <path d="M180 60q-14 12-6 24q10 10-2 20" fill="none" stroke={colour('roof')} strokeWidth="2" />
      <path d="M180 2L206 30L180 62L154 30z" fill={colour('action')} />
      <path d="M180 2L206 30L180 30zM180 62L154 30L180 30z" fill={colour('accent')} />
    </g>
  );
}

/** The sky of a closing band. In the dark scheme it is night at every hour except dawn. */
export function ClosingSky({ hour }: { hour: Hour }) {
  const id = useId();
  const sun = hour === 'night' ? undefined : suns[hour];
  // Dawn has a sun in both schemes.
  const sunClass = hour === 'dawn' ? undefined : 'day-only';
  return (
    <svg viewBox="0 0 480 320" preserveAspectRatio="xMaxYMax meet" aria-hidden="true" strokeLinecap="round">
      <defs>
        <radialGradient id={id}>
          <stop offset=".15" stopColor={colour('sun')} stopOpacity=".6" />
          <stop offset=".5" stopColor={mix('sun', 'sky-bottom', 55)} stopOpacity=".4" />
          <stop offset="1" stopColor={colour('sky-bottom')} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path className="night-only" d={stars} stroke={colour('sun')} strokeWidth="3" />
      {sun ? (
        <g className={sunClass}>
          <circle cx={sun.x} cy={sun.y} r={sun.glow} fill={`url(#${id})`} />
          <circle cx={sun.x} cy={sun.y} r={sun.r} fill={colour('sun')} />
          {hour === 'noon' ? <Clouds /> : null}
          {hour === 'morning' ? <Kite /> : null}
          {hour === 'evening' ? <path d={birds} fill="none" stroke={colour('roof-shade')} strokeWidth="2.6" /> : null}
        </g>
      ) : null}
      {hour === 'dawn' ? null : (
        <g className="night-only">
          <circle cx="356" cy="104" r="150" fill={`url(#${id})`} opacity=".5" />
          <path d={moon} fill={colour('sun')} />
        </g>
      )}
    </svg>
  );
}
