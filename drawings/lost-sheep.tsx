import { useId } from 'react';
import { colour, mix } from './colour.ts';
import { Flock, Sheep } from './flock.tsx';
import { PuzzledSheep } from './lost-sheep/puzzled-sheep.tsx';
import { SkyGradients } from './sky-gradients.tsx';

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
        <path
          d="M-540 120h.1M-400 40h.1M150 130h.1M212 98h.1M300 116h.1M380 92h.1M460 60h.1M470 150h.1M610 40h.1M600 170h.1"
          stroke={colour('sun')}
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path d="M552 60a29 29 0 1 0 23 44a24 24 0 1 1-23-44z" />
      </g>
      <g className="day-only">
        <circle cx="556" cy="156" r="150" fill={`url(#${id}glow)`} />
        <circle cx="556" cy="156" r="34" fill={colour('sun')} />
        <path
          d="M62 92c-20 1-22-17-4-18c1-13 21-17 28-6c6-11 27-10 30 3c11-7 26 0 24 11c16-1 18 11 3 10z"
          fill={colour('cloud')}
        />
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
      <path
        d="M40 250q16 24 6 60M128 244q14 26 8 66M0 284q70-14 134-14M520 243q-12 30-50 62M600 237q-6 34-30 66M488 280q70-10 152-12"
        fill="none"
        stroke={colour('wall')}
        strokeWidth="2"
      />
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
export function FingerPost() {
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
