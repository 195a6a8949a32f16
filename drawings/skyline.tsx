import { useId } from 'react';
import { CLOUD } from './clouds.ts';
import { colour, mix } from './colour.ts';
import { Hawthorn } from './dales/hawthorn.tsx';
import { DryStoneWall } from './dry-stone-wall.tsx';
import { FieldWalls } from './field-walls.tsx';
import { Flock, Sheep } from './flock.tsx';
import { SkyGradients } from './sky-gradients.tsx';
import { PLACES, type Place } from './skylines/places.ts';
import { Stars } from './stars.tsx';

/** A practice's town in the hills, with a path to its door. `night` draws night in both schemes. */
export function Skyline({ night = false, place }: { night?: boolean; place: Place }) {
  const id = useId();
  const { Buildings, door } = PLACES[place];
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMax slice"
      className={night ? 'night' : undefined}
      color={mix('roof-shade', 'black', 45)}
      aria-hidden
    >
      <defs>
        <SkyGradients id={id} />
        <Flock id={id} poses={['stand', 'graze']} />
        <Hawthorn id={`${id}tree`} />
      </defs>
      <path d="M0 0h640v400H0z" fill={`url(#${id}sky)`} />
      <g className="night-only" fill={colour('sun')}>
        <Stars d="M28 186h.1M70 204h.1M286 44h.1M372 84h.1M410 34h.1M452 120h.1M602 44h.1" />
        <circle cx="548" cy="88" r="86" fill={`url(#${id}glow)`} opacity=".4" />
        <path d="M552 60a29 29 0 1 0 23 44a24 24 0 1 1-23-44z" />
      </g>
      <g className="day-only">
        <circle cx="548" cy="92" r="91" fill={`url(#${id}glow)`} />
        <circle cx="548" cy="92" r="34" fill={colour('sun')} />
        <path d={`M62 122${CLOUD}`} fill={colour('cloud')} />
      </g>
      <path
        d="M0 250C70 222 150 196 240 210C340 226 420 226 500 196C560 176 600 176 640 184V400H0Z"
        fill={mix('hill-far', 'cloud', 45)}
      />
      <path d="M0 262C90 236 190 232 290 248C400 264 500 232 640 222V400H0Z" fill={colour('hill-far')} />
      <path d="M0 302C120 264 240 288 360 282C480 276 570 252 640 260V400H0Z" fill={colour('hill-mid')} />
      <FieldWalls d="M26 295q20 26 14 60M0 322q30-8 92-9M612 259q-6 30-30 60M598 290l42-4" width="1.8" />
      <Buildings id={id} />
      <path d="M-3 347C150 330 330 350 643 336V403H-3Z" fill={colour('hill-near')} stroke={colour('hill-mid')} />
      <use href={`#${id}tree`} transform="translate(596 348)scale(-.9 .9)" />
      <Sheep flock={id} pose="graze" x={64} y={364} />
      <Sheep flock={id} pose="stand" x={106} y={370} facing="right" />
      <Sheep flock={id} pose="graze" x={490} y={364} facing="right" />
      <path d="M0 386C200 367 420 386 640 373V400H0Z" fill={colour('hill-front')} />
      <path d={`M${door - 13} 341h26c2 25-30 31-50 59h-62c30-26 84-39 86-59z`} fill={mix('wall', 'stone', 50)} />
      <DryStoneWall
        id={id}
        line={`M-5 386Q${door / 2 - 30} 374 ${door - 66} 378M${door - 12} 379Q${door / 2 + 320} 382 645 373`}
      />
    </svg>
  );
}
