import { useId } from 'react';
import { colour, mix } from '../colour.ts';
import { FieldWalls } from '../field-walls.tsx';

/** The hills behind a landmark. Both edges match, so that scenes join seamlessly. */
export function FarHills() {
  return (
    <>
      <path d="M-1 94C90 66 150 74 220 92S340 110 401 94V170H-1Z" fill={mix('hill-far', 'cloud', 40)} />
      <path d="M-1 112C60 124 150 96 240 104S350 98 401 112V170H-1Z" fill={colour('hill-mid')} />
      <FieldWalls d="M60 115q10 20 2 40M120 104q-20 20-14 44M30 134q60-8 90-4M352 106q-16 18-8 40" />
    </>
  );
}

/** The hill in front of a landmark. */
export function NearHill() {
  return (
    <path
      d="M-2 140C60 147 130 150 220 142S330 132 402 140V172H-2Z"
      fill={colour('hill-near')}
      stroke={mix('hill-near', 'stone', 40)}
      strokeWidth="2"
    />
  );
}

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
