import { useId } from 'react';
import { colour, mix } from './colour.ts';
import { Hawthorn } from './dales/hawthorn.tsx';
import { DryStoneWall } from './dry-stone-wall.tsx';
import { FieldWalls } from './field-walls.tsx';
import { Flock, Sheep } from './flock.tsx';
import { SkyGradients } from './sky-gradients.tsx';
import { Stars } from './stars.tsx';

/** The hills left and right of a skyline, at the same scale. They repeat the skyline's hills from 0 to 640 for a soft transition. */
export function WideHills() {
  const id = useId();
  return (
    <svg viewBox="-1100 0 2840 400" aria-hidden="true" color={mix('roof-shade', 'black', 45)}>
      <defs>
        <SkyGradients id={id} />
        <Flock id={id} poses={['stand', 'graze']} />
        <Hawthorn id={`${id}tree`} />
      </defs>
      <path d="M-1100 0H1740V400H-1100z" fill={`url(#${id}sky)`} />
      <Stars className="night-only" d="M-250 40h.1M-330 110h.1M-420 60h.1M-520 140h.1M-640 50h.1M760 60h.1M900 120h.1" />
      <path
        d="M-1100 236C-900 180-700 250-460 226C-300 210-160 296 0 250C70 222 150 196 240 210C340 226 420 226 500 196C560 176 600 176 640 184C760 208 1200 250 1740 200V400H-1100Z"
        fill={mix('hill-far', 'cloud', 45)}
      />
      <path
        d="M-1100 280C-860 220-640 290-420 262C-240 240-120 290 0 262C90 236 190 232 290 248C400 264 500 232 640 222C900 210 1200 280 1740 240V400H-1100Z"
        fill={colour('hill-far')}
      />
      <path
        d="M-1100 300C-860 320-660 262-440 286C-260 306-140 340 0 302C120 264 240 288 360 282C480 276 570 252 640 260C900 280 1200 300 1740 280V400H-1100Z"
        fill={colour('hill-mid')}
      />
      <FieldWalls
        d="M-700 283q30 30 24 66M-500 280q-14 34 10 68M-330 298q26 20 20 52M-190 318q-10 16-4 30M-60 314q24 14 20 34M-640 318q120-24 260-10M-330 330q100-2 190 0M700 266q20 40 0 80M860 280q-10 30 14 66"
        width="1.8"
      />
      <use href={`#${id}tree`} transform="translate(-470 330)scale(.9)" />
      <use href={`#${id}tree`} transform="translate(740 340)scale(.9)" />
      <path
        d="M-1100 330C-800 356-560 326-340 344C-200 354-100 356-3 347C150 330 330 350 643 336C900 326 1200 350 1740 340V400H-1100Z"
        fill={colour('hill-near')}
      />
      <Sheep flock={id} pose="graze" x={-120} y={366} />
      <Sheep flock={id} pose="stand" x={-176} y={372} facing="right" />
      <Sheep flock={id} pose="graze" x={790} y={362} />
      <path
        d="M-1100 378C-700 366-300 396 0 386C200 367 420 386 640 373C900 362 1200 384 1740 376V400H-1100Z"
        fill={colour('hill-front')}
      />
      <DryStoneWall id={id} line="M640 373C900 362 1200 384 1740 376" />
    </svg>
  );
}
