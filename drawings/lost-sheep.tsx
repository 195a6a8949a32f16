import { useId } from 'react';
import { CLOUD } from './clouds.ts';
import { colour, mix } from './colour.ts';
import { FieldWalls } from './field-walls.tsx';
import { Flock, Sheep } from './flock.tsx';
import { SkyGradients } from './sky-gradients.tsx';
import { Stars } from './stars.tsx';

/** A lost sheep at a signpost. The land extends beyond the left edge for pages that show the overflow. Decorative without a title. */
export function LostSheep({ title }: { title?: string }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMax slice"
      color={mix('roof-shade', 'black', 45)}
      role={title && 'img'}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <defs>
        <SkyGradients id={id} />
        <Flock id={id} poses={['stand']} />
      </defs>
      <path d="M-640 0h1280v400H-640z" fill={`url(#${id}sky)`} />
      <g className="night-only" fill={colour('sun')}>
        <Stars d="M-540 120h.1M-400 40h.1M150 130h.1M212 98h.1M300 116h.1M380 92h.1M460 60h.1M470 150h.1M610 40h.1M600 170h.1" />
        <path d="M552 60a29 29 0 1 0 23 44a24 24 0 1 1-23-44z" />
      </g>
      <g className="day-only">
        <circle cx="556" cy="156" r="150" fill={`url(#${id}glow)`} />
        <circle cx="556" cy="156" r="34" fill={colour('sun')} />
        <path d={`M62 92${CLOUD}`} fill={colour('cloud')} />
      </g>
      <path
        d="M-640 206C-520 160-380 176-260 204C-150 228-70 248 0 214C70 180 150 170 240 190C340 212 420 206 500 180C560 164 600 170 640 178V400H-640Z"
        fill={mix('hill-far', 'cloud', 45)}
      />
      <path
        d="M-640 232C-520 250-420 214-320 220C-220 226-90 266 0 236C90 206 190 210 290 230C400 250 500 214 640 210V400H-640Z"
        fill={colour('hill-far')}
      />
      <path
        d="M-640 270C-520 236-400 262-300 272C-220 280-120 298 0 262C120 226 240 262 360 258C480 254 570 232 640 240V400H-640Z"
        fill={colour('hill-mid')}
      />
      <FieldWalls d="M40 250q16 24 6 60M128 244q14 26 8 66M0 284q70-14 134-14M520 243q-12 30-50 62M600 237q-6 34-30 66M488 280q70-10 152-12" />
      <Sheep flock={id} pose="stand" x={40} y={262} size={0.5} />
      <Sheep flock={id} pose="stand" x={62} y={258} size={0.55} />
      <Sheep flock={id} pose="stand" x={86} y={256} size={0.5} />
      <path d="M-640 300C-480 320-300 364 0 316C150 292 330 318 640 300V400H-640Z" fill={colour('hill-near')} />
      <path
        d="M88 306C140 322 120 340 40 366C0 378-10 384-20 400H180C170 380 220 356 380 346C500 338 580 326 640 322V312C560 318 480 326 380 330C260 336 190 330 150 305Z"
        fill={mix('wall', 'stone', 50)}
      />
      <path d="M-640 384C-420 374-200 408 0 392C200 376 420 392 640 374V400H-640Z" fill={colour('hill-front')} />
      <FingerPost />
      <PuzzledSheep />
      <path
        d="M64 392q-1-7-5-11m5 11v-14m0 14q1-7 6-10M384 392q-1-7-5-11m5 11v-14m0 14q1-7 6-10M488 386q-1-7-5-11m5 11v-14m0 14q1-7 6-10M596 388q-1-7-5-11m5 11v-14m0 14q1-7 6-10"
        fill="none"
        stroke={mix('hill-near', 'hill-front', 40)}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        className="day-only"
        d="M520 366h.1M534 372h.1M404 378h.1M418 372h.1M574 350h.1"
        stroke={colour('accent')}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A West Riding signpost without town names. One arm is loose. */
function FingerPost() {
  return (
    <>
      <path d="M466 374c-30-3-90 2-116 10c50 2 100-2 116-8z" fill={colour('hill-front')} opacity=".4" />
      <g fill={colour('fleece')} stroke={colour('roof-shade')} strokeWidth="2">
        <path d="M452 374V112h14v262z" />
        <circle cx="459" cy="94" r="15" fill="none" strokeWidth="11" />
        <circle cx="459" cy="94" r="15" fill="none" stroke={colour('fleece')} strokeWidth="7" />
        <path d="M468 126h88l14 12-14 12h-88zM450 130l-84 4-12 13 14 11 82-2z" />
        <path d="M450 176l-66 24-4 15 14 8 58-22z" />
      </g>
      <path
        d="M478 134h44m8 0h20M478 142h62M372 142l38-2m8 0l24-1M376 150l60-2M394 206l22-8m6-2l20-8M400 214l42-16"
        stroke={colour('roof-shade')}
        strokeWidth="3"
      />
      <path d="M452 250v-14h14v14zM452 290v-14h14v14zM452 330v-14h14v14zM452 374v-18h14v18z" fill={colour('roof-shade')} />
    </>
  );
}

const FLEECE =
  'M160 310a26 26 0 0 1-14-44a28 28 0 0 1 18-44a32 32 0 0 1 44-28a34 34 0 0 1 56 2a32 32 0 0 1 44 28a26 26 0 0 1 12 44a26 26 0 0 1-18 42a28 26 0 0 1-44 14a28 26 0 0 1-50 0a28 26 0 0 1-48-14z';

function Head() {
  return (
    <g transform="translate(318 206)rotate(13)">
      <path
        d="M-14-28c-18-14-38-4-38 10c0 11 14 15 17 5M14-28c18-14 38-4 38 10c0 11-14 15-17 5"
        fill="none"
        stroke={mix('stone-trim', 'fleece', 25)}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M-20-8v12c-10 6-26 6-36-3c6-9 24-15 36-9zM20-8c12-6 30 0 36 9c-10 9-26 9-36 3zM0-34c18 0 28 14 27 30c-1 18-10 44-27 44s-26-26-27-44c-1-16 9-30 27-30z"
        fill="currentColor"
      />
      <path
        d="M-17 18c4-8 30-8 34 0c2 12-6 23-17 23s-19-11-17-23zM-20-24c-5-10 5-17 12-13c2-8 14-8 17 0c8-4 16 4 11 13c-8 6-32 6-40 0z"
        fill={colour('fleece')}
      />
      <circle cx="-11" cy="-3" r="7" fill={colour('fleece')} />
      <circle cx="11" cy="-3" r="7" fill={colour('fleece')} />
      <path d="M-8-5h.1M14-5h.1" stroke="currentColor" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M-7 23l4 4M7 23l-4 4M0 29v3q-4 5-9 2M0 32q4 5 9 2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

function PuzzledSheep() {
  return (
    <>
      <path d="M330 372c-60 14-190 14-240 4c40-14 180-16 240-4z" fill={colour('hill-front')} opacity=".4" />
      <path d="M192 316v52M214 318v54M268 318v54M290 314v52" stroke="currentColor" strokeWidth="13" />
      <path d="M150 236c-22-8-36 10-26 30c10 4 20-4 26-12z" fill={colour('fleece')} />
      <path d={FLEECE} fill={colour('fleece')} />
      <path
        d="M146 266c40 44 134 46 174 2a26 26 0 0 1-18 42a28 26 0 0 1-44 14a28 26 0 0 1-50 0a28 26 0 0 1-48-14a26 26 0 0 1-14-44z"
        fill={colour('roof')}
        opacity=".22"
      />
      <path
        d="M180 240a11 11 0 1 1 13 11M226 222a11 11 0 1 1 13 11M214 270a11 11 0 1 1 13 11M262 262a11 11 0 1 1 13 11"
        fill="none"
        stroke={colour('roof')}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".3"
      />
      <Head />
      <path d="M328 244q18 2 30-12" fill="none" stroke={colour('hill-front')} strokeWidth="2.5" />
      <path d="M360 230h.1" stroke={colour('accent')} strokeWidth="11" strokeLinecap="round" />
    </>
  );
}
