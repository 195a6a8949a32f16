import { useId } from 'react';
import { colour, mix } from '../../../drawings/colour.ts';
import { Flock, Sheep } from '../../../drawings/flock.tsx';

const crown = 'M-56 0C-66-34-76-70-70-106C-64-142-30-146 0-128C30-146 64-142 70-106C76-70 66-34 56 0z';
const crownShade = 'M24-136C48-142 65-132 70-106C76-70 66-34 56 0H26C42-46 46-92 24-136z';
const crownLight = 'M-54-100C-56-80-54-64-50-48';
const root =
  'M-56 0C-52 66-50 124-36 178C-30 196-17 194-15 176C-11 136-8 96 0 96C8 96 11 136 15 176C17 194 30 196 36 178C50 124 52 66 56 0z';
const rootShade = 'M26 0C32 44 28 76 6 98C11 112 12 146 15 176C17 194 30 196 36 178C50 124 52 66 56 0z';

/** The part above ground: three crowns in the hills. */
export function PlantedCrowns() {
  const id = useId();
  return (
    <svg
      viewBox="0 -150 540 326"
      className="block w-full overflow-visible"
      aria-hidden="true"
      color={mix('roof-shade', 'black', 45)}
    >
      <defs>
        <Flock id={id} poses={['stand', 'graze']} />
      </defs>
      <g className="day-only">
        <circle cx="404" cy="-44" r="60" fill={colour('sun')} />
        <path
          d="M92-40c-26 1-29-22-5-24c1-17 27-22 36-8c8-14 35-13 39 4c14-9 34 0 31 14c21-1 24 15 4 14z"
          fill={colour('cloud')}
        />
      </g>
      <path className="night-only" d="M408-100a50 50 0 1 0 40 76a42 42 0 1 1-40-76z" fill={colour('sun')} />
      <path
        d="M-420 186C-200 176-60 92 140 70C300 52 480 84 640 60C820 34 980 70 1200 110V186z"
        fill={mix('hill-far', 'cloud', 30)}
      />
      <path
        d="M-260 186C-100 178 40 134 220 126C420 118 560 150 760 132C940 118 1080 130 1200 140V186z"
        fill={colour('hill-mid')}
      />
      {[90, 262, 434].map((x) => (
        <g key={x} transform={`translate(${x} 176)`}>
          <path d={crown} fill={mix('fleece', 'white', 50)} />
          <path d={crownShade} fill={mix('fleece', 'hill-far', 34)} />
          <path d={crownLight} fill="none" stroke={mix('fleece', 'white', 95)} strokeWidth="9" strokeLinecap="round" />
        </g>
      ))}
      <Sheep flock={id} pose="graze" x={176} y={164} size={1.1} />
      <Sheep flock={id} pose="stand" x={346} y={165} size={1.1} facing="right" />
      <Sheep flock={id} pose="graze" x={521} y={164} />
    </svg>
  );
}

/** The thread of the implant: slanted lines that get shorter downwards. */
const threads = Array.from({ length: 9 }, (_, index) => {
  const half = 34 - index * 2;
  const y = 52 + index * 15;
  return `M${-half} ${y + 4}L${half} ${y - 4}`;
}).join('');

/** The part below ground: two roots with an implant between them. */
export function PlantedRoots() {
  return (
    <svg viewBox="0 0 540 220" className="block w-full" aria-hidden="true">
      {[90, 434].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d={root} fill={mix('fleece', 'white', 30)} />
          <path d={rootShade} fill={mix('fleece', 'stone-trim', 26)} />
        </g>
      ))}
      <g transform="translate(262 0)">
        <path d="M-40 0H40L29 36H-29z" fill={mix('roof', 'fleece', 62)} />
        <path d="M10 0H40L29 36H6z" fill={mix('roof', 'fleece', 44)} />
        <path d="M-29 36H29L15 184Q0 202-15 184z" fill={mix('roof', 'fleece', 24)} />
        <path d="M6 36H29L15 184Q9 193 0 194z" fill={mix('roof', 'fleece', 6)} />
        <path d={threads} stroke={mix('roof', 'fleece', 66)} strokeWidth="5.5" strokeLinecap="round" />
      </g>
    </svg>
  );
}

/** The ground line, from edge to edge. Stretched to the window's width. */
export function Turf() {
  return (
    <svg viewBox="0 0 1440 40" preserveAspectRatio="none" className="block h-8 w-full lg:h-11" aria-hidden="true">
      <path d="M0 12C240 0 420 16 720 8C1020 0 1200 14 1440 6V40H0Z" fill={colour('hill-near')} />
      <path d="M0 26C240 16 480 32 760 24C1040 16 1240 28 1440 20V40H0Z" fill={colour('hill-front')} />
      <path d="M0 36C200 30 500 40 780 35C1060 30 1240 39 1440 34V41H0Z" fill="var(--earth)" />
    </svg>
  );
}
