import { useId } from 'react';
import { colour, mix } from './colour.ts';
import { Fells } from './dales/fells.tsx';
import { FieldBarn } from './dales/field-barn.tsx';
import { Fingerpost } from './dales/fingerpost.tsx';
import { Foreground } from './dales/foreground.tsx';
import { Copse, Hawthorn } from './dales/hawthorn.tsx';
import { MiddlePastures, NearPastures } from './dales/pastures.tsx';
import { DalesSky } from './dales/sky.tsx';
import { Flock, Sheep } from './flock.tsx';
import type { Place } from './skylines/places.ts';

interface DalesLandscapeProps {
  places: readonly Place[];
  towns?: readonly string[];
  /** Draws night in both schemes, with one lit window. */
  night?: boolean;
}

const COPSES = [
  [240, 445, 0.6],
  [560, 482, 0.7],
  [803, 444, 0.7],
  [963, 437, 0.6],
  [1290, 412, 0.7],
] as const;

/** Blossom on the hawthorn by the wall. */
const BLOSSOM =
  'M1102 520h.1M1114 508h.1M1121 527h.1M1130 500h.1M1138 516h.1M1150 492h.1M1156 509h.1M1170 498h.1M1168 524h.1M1186 486h.1M1184 512h.1M1200 502h.1M1206 524h.1M1217 512h.1';

/** The hero's landscape without its sky. Crops keep the bottom centre; the upper left is empty for the headline. */
export function DalesLandscape({ night = false, places, towns = [] }: DalesLandscapeProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={night ? 'night' : undefined}
      color={mix('roof-shade', 'black', 45)}
    >
      <defs>
        <Flock id={id} poses={['stand', 'graze', 'rest']} />
        <FieldBarn id={`${id}barn`} />
        <Hawthorn id={`${id}tree`} />
        <Copse id={`${id}copse`} />
      </defs>
      <DalesSky id={id} />
      <g className={night ? 'asleep' : undefined}>
        <Fells id={id} places={places} />
        <MiddlePastures id={id} />
        <use href={`#${id}tree`} transform="translate(1200 412)scale(-.5 .5)" />
        <use href={`#${id}barn`} transform="translate(1160 420)scale(-.5 .5)" />
        <use href={`#${id}barn`} transform="translate(446 478)scale(.4)" />
        {COPSES.map(([x, y, size]) => (
          <use key={x} href={`#${id}copse`} transform={`translate(${x} ${y})scale(${size})`} />
        ))}
      </g>
      <NearPastures id={id} />
      <use href={`#${id}tree`} transform="translate(896 522)scale(.85)" />
      <use href={`#${id}barn`} transform="translate(838 537)" />
      <ellipse className="night-only" cx="854" cy="523" rx="56" ry="36" fill={`url(#${id}lamp)`} />
      <Sheep flock={id} pose="graze" x={1016} y={500} size={0.8} />
      <Sheep flock={id} pose="stand" x={982} y={517} size={0.85} facing="right" />
      <Sheep flock={id} pose="rest" x={1056} y={494} size={0.75} />
      <Sheep flock={id} pose="stand" x={954} y={526} size={0.5} />
      <Sheep flock={id} pose="graze" x={170} y={516} size={0.7} />
      <Sheep flock={id} pose="stand" x={210} y={520} size={0.8} facing="right" />
      <use href={`#${id}tree`} transform="translate(1170 560)scale(-1.6 1.6)" />
      <path d={BLOSSOM} stroke={colour('fleece')} strokeWidth="5" strokeLinecap="round" opacity=".85" />
      <Foreground id={id} />
      {towns.length > 0 && <Fingerpost towns={towns} />}
      <Sheep flock={id} pose="stand" x={790} y={616} size={1.3} />
      <Sheep flock={id} pose="stand" x={828} y={615} size={0.75} facing="right" />
    </svg>
  );
}
