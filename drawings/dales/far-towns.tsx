import { colour, mix } from '../colour.ts';
import type { Place } from '../skylines/places.ts';

const LEEDS =
  'M-62 14V-5l6-4 6 4v-3h9v4l7-5 7 5h2v-12h50v12h4v-5h8v4l7-4 7 4v18zM-11-16v-10h-1v-3h4v-9h-1v-2h3c0-5 3-8 5-9v-5h2v5c2 1 5 4 5 9h3v2h-1v9h4v3h-1v10z';
const RIPON = 'M-22 14v-48l1.5-5 1.5 5h8l1.5-5 1.5 5v12l7-9 7 9v-12l1.5-5 1.5 5h8l1.5-5 1.5 5v18h28l5 6v26z';
const BRADFORD =
  'M-62 18V-4l7-4 7 4v-5h10v5l6-4 6 4v-8h18v-30h-2v-4h2v-6l4-9 4 9v6h2v4h-2v30h16v6h6v-9h14v-29h-1v-4h8v4h-1v29h14v9h8l6-4 7 4v20z';

const MARKET_TOWN = 'M-60 16V-3l7-5 7 5h3v-5l7-5 7 5v3h8v-36l7-24 7 24v17h25v-4l7-5 7 5v6h8l7-5 7 5v18z';

export const FAR_TOWNS: Record<Place, { shape: string; windows: string }> = {
  'town-hall': {
    shape: LEEDS,
    windows:
      'M-20-9v6M-15-9v6M-10-9v6M-5-9v6M0-9v6M5-9v6M10-9v6M15-9v6M20-9v6M-6-23v5M-2-23v5M2-23v5M6-23v5M0-34v2M-48-2v2M44-3v2',
  },
  cathedral: {
    shape: RIPON,
    windows:
      'M-17-28v7M-13-28v7M13-28v7M17-28v7M-17-15v7M-13-15v7M13-15v7M17-15v7M-4-14v8M0-16v10M4-14v8M28-10v5M34-10v5M40-10v5M46-10v5',
  },
  'clock-tower': {
    shape: BRADFORD,
    windows: 'M-24-5v3M-18-5v3M-12-11v6M-7-11v6M8-11v6M13-11v6M0-38v4M42-10v3M48-10v3M54-10v3M60-10v3M-46-3v2',
  },
  town: {
    shape: MARKET_TOWN,
    windows: 'M-53 0v3M-36-5v4M-32-5v4M-14-32v6M-14-18v6M-2-13v6M4-13v6M10-13v6M29-8v4M34-8v4M48-2v3M53-2v3',
  },
};

type Ridge = { x: number; y: number };

/** Assigns towns to ridges in order. One town is in the middle, two are at the ends. */
export function townsOnRidges(places: readonly Place[], ridges: readonly [Ridge, Ridge, Ridge]): (Ridge & { place: Place })[] {
  const [first, middle, last] = ridges;
  const used = { 1: [middle], 2: [first, last] }[places.length] ?? ridges;
  return used.flatMap((ridge, index) => {
    const place = places[index];
    return place ? [{ ...ridge, place }] : [];
  });
}

const RIDGES = [
  { x: 1146, y: 336 },
  { x: 936, y: 309 },
  { x: 704, y: 388 },
] as const;

/** The practices' towns on distant ridges, with lit windows and a glow at night. */
export function FarTowns({ id, places }: { id: string; places: readonly Place[] }) {
  return (
    <g fill={mix('hill-far', 'roof', 55)} stroke={colour('window')}>
      {townsOnRidges(places, RIDGES).map(({ place, x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`} strokeWidth="1.7">
          <ellipse className="night-only" rx="120" ry="60" fill={`url(#${id}lamp)`} stroke="none" />
          <path d={FAR_TOWNS[place].shape} stroke="none" />
          <path d={FAR_TOWNS[place].windows} />
        </g>
      ))}
    </g>
  );
}
