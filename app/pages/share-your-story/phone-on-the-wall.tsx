import { useId } from 'react';
import { CLOUD } from '../../../drawings/clouds.ts';
import { colour, mix } from '../../../drawings/colour.ts';
import { FieldWalls } from '../../../drawings/field-walls.tsx';
import { Flock, Sheep } from '../../../drawings/flock.tsx';
import { SkyGradients } from '../../../drawings/sky-gradients.tsx';
import { Stars } from '../../../drawings/stars.tsx';

/** Top stones and two courses, one path per tint. */
const STONES = [
  'M0 354l19 1l-5 27h-20zM55 357l21 0l-1 25h-24zM109 357l22-1l-1 26h-23zM256 353l23 0l-4 29h-24zM315 355l20-1l-5 28h-22zM402 352l17-2l-3 32h-19zM513 353l21-3l-3 32h-21zM322 390l38 0l0 21h-39zM-26 420l61 0l0 19h-62zM139 420l41-1l-1 20h-41zM254 420l64-2l-1 21h-63zM366 419l64-1l0 21h-64z',
  'M21 355l24 0l-1 27h-23zM171 352l24-1l-5 31h-22zM485 359l24 0l-6 23h-25zM539 354l21 1l0 27h-22zM52 391l55 0l1 20h-56zM367 391l68 0l0 20h-68zM437 419l81 0l-1 20h-80z',
  'M89 357l16-1l-5 26h-18zM202 350l24-1l-6 33h-23zM340 358l25-2l-4 26h-24zM425 355l17-2l-1 29h-18zM-29 392l74-2l0 21h-73zM115 390l63 1l1 20h-64zM256 391l57 0l1 20h-57zM443 392l47-1l1 20h-49zM97 419l35-1l-1 21h-34zM187 418l61 2l-1 19h-61zM523 418l48 2l0 19h-47z',
  'M142 359l25-2l-6 25h-24zM232 353l17-2l-5 31h-17zM290 349l19 3l-8 30h-19zM371 357l24 1l-5 24h-22zM454 355l24-2l-7 29h-23zM187 390l62 2l1 19h-64zM497 390l80 0l1 21h-80zM41 419l49 0l0 20h-48zM323 420l37-2l-1 21h-35z',
] as const;
const tints = [colour('wall'), mix('wall', 'stone', 45), mix('wall', 'roof', 22), mix('wall', 'stone-shade', 40)];

function DryStoneWall() {
  return (
    <>
      <path d="M0 366h560v74H0z" fill={mix('roof-shade', 'wall', 12)} />
      {/* Round joins soften the corners. */}
      <g strokeWidth="5" strokeLinejoin="round">
        {STONES.map((stones, index) => (
          <path key={stones} d={stones} fill={tints[index]} stroke={tints[index]} />
        ))}
      </g>
    </>
  );
}

/** A Swaledale sheep with a broad smile. */
function BeamingSheep() {
  return (
    <>
      <path
        d="M-84 150a30 30 0 0 1-2-56a32 32 0 0 1 26-46a34 34 0 0 1 48-14a34 34 0 0 1 46 10a32 32 0 0 1 40 34a30 30 0 0 1 14 50v40h-172z"
        fill={colour('fleece')}
      />
      <path d="M-40 40c6 22 74 22 80 0c2 36-82 36-80 0z" fill={colour('roof')} opacity=".25" />
      <path d="M-88 128c40 24 140 26 176 0v40h-176z" fill={colour('roof')} opacity=".2" />
      <path
        d="M-18-32c-24-16-46-4-46 13c0 13 17 18 20 6M18-32c24-16 46-4 46 13c0 13-17 18-20 6"
        fill="none"
        stroke={mix('stone-trim', 'fleece', 25)}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M-24-8v14c-12 7-32 6-42-4c8-10 28-17 42-10zM24-8c14-7 34 0 42 10c-10 10-30 11-42 4zM0-40c22 0 34 16 33 36c-1 24-12 56-33 56s-32-32-33-56c-1-20 11-36 33-36z"
        fill="currentColor"
      />
      <path
        d="M-30 24c4-12 56-12 60 0c4 18-12 36-30 36s-34-18-30-36zM-24-28c-6-12 6-20 14-15c3-10 17-10 21 0c9-5 19 4 13 15c-10 7-38 7-48 0z"
        fill={colour('fleece')}
      />
      <circle cx="-13" cy="-5" r="8" fill={colour('fleece')} />
      <circle cx="13" cy="-5" r="8" fill={colour('fleece')} />
      <path d="M-12-4h.1M14-4h.1" stroke="currentColor" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M-7 20l5 4h4l5-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M-21 30c12 5 30 5 42 0c0 14-10 23-21 23s-21-9-21-23z" fill="currentColor" />
      <path d="M-18.5 32.5c11 3.500 26 3.500 37 0c-1 5-3 8-5 9c-8 3-19 3-27 0c-2-1-4-4-5-9z" fill={mix('fleece', 'white', 80)} />
      <path d="M-11 34v8M-4 35v8M4 35v8M11 34v8" stroke={mix('fleece', 'roof', 35)} strokeWidth="1.2" />
    </>
  );
}

/** A phone on a dry-stone wall films a sheep. */
export function PhoneOnTheWall() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 560 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      color={mix('roof-shade', 'black', 45)}
      className="size-full"
    >
      <defs>
        <SkyGradients id={id} />
        <Flock id={id} poses={['stand', 'graze']} />
        <clipPath id={`${id}screen`}>
          <rect x="-72" y="-128" width="144" height="256" rx="14" />
        </clipPath>
      </defs>
      <path d="M0 0h560v440H0z" fill={`url(#${id}sky)`} />
      <g className="night-only" fill={colour('sun')}>
        <Stars d="M40 60h.1M84 130h.1M250 34h.1M340 70h.1M398 30h.1M470 140h.1M530 60h.1" />
        <path d="M452 60a29 29 0 1 0 23 44a24 24 0 1 1-23-44z" />
      </g>
      <g className="day-only">
        <circle cx="456" cy="112" r="130" fill={`url(#${id}glow)`} />
        <circle cx="456" cy="112" r="32" fill={colour('sun')} />
        <path d={`M42 92${CLOUD}`} fill={colour('cloud')} />
      </g>
      <path d="M0 236C70 200 150 196 240 214C340 232 420 214 560 190V440H0Z" fill={mix('hill-far', 'cloud', 45)} />
      <path d="M0 266C90 236 190 250 290 262C400 274 480 240 560 236V440H0Z" fill={colour('hill-mid')} />
      <FieldWalls d="M40 256q16 24 6 60M112 250q14 26 8 66M520 239q-12 30-40 52M440 252q70 10 120 8" />
      <Sheep flock={id} pose="graze" x={70} y={290} size={0.9} />
      <path d="M0 326C120 304 300 322 560 290V440H0Z" fill={colour('hill-near')} />
      <Sheep flock={id} pose="stand" x={430} y={338} size={3.4} />
      <path
        d="M408 278c4-20 32-20 32 0c0 12-17 12-17 1"
        fill="none"
        stroke={mix('stone-trim', 'fleece', 25)}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M0 352C160 336 360 352 560 334V440H0Z" fill={colour('hill-front')} />
      <DryStoneWall />
      <ellipse cx="246" cy="358" rx="92" ry="7" fill="currentColor" opacity=".45" />
      <g transform="translate(214 214)rotate(-5)">
        <rect x="-79" y="-138" width="158" height="280" rx="24" fill="currentColor" stroke={colour('roof')} strokeWidth="4" />
        <g clipPath={`url(#${id}screen)`}>
          <path d="M-72-128h144v256h-144z" fill={mix('hill-far', 'cloud', 35)} />
          <path d="M-72 20C-20-10 30-6 72 14V128h-144z" fill={colour('hill-near')} />
          <g transform="translate(0 -14)">
            <BeamingSheep />
          </g>
        </g>
        <g fill="none" stroke={colour('cloud')} strokeWidth="3" strokeLinecap="round">
          <path d="M-60-70v-14h14M60-70v-14h-14M-60 36v14h14M60 36v14h-14" />
        </g>
        <rect x="-30" y="-120" width="60" height="18" rx="9" fill="currentColor" opacity=".7" />
        <circle cx="-18" cy="-111" r="5" fill={colour('accent')} />
        <path d="M-6-111h8m8 0h12" stroke={colour('cloud')} strokeWidth="4" strokeLinecap="round" />
        <circle cy="102" r="16" fill="currentColor" stroke={colour('cloud')} strokeWidth="3.5" />
        <circle cy="102" r="9" fill={colour('accent')} />
      </g>
    </svg>
  );
}
