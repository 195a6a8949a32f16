import { colour, mix } from './colour.ts';

const FLEECE = 'M-11-9c-3-3-1-8 3-8c1-4 7-5 9-2c3-3 9-2 10 2c4 0 6 5 3 8c1 4-4 6-7 4c-2 3-8 3-10 0c-4 2-9 0-8-4z';
const BELLY = 'M-11-9c-1 4 4 6 8 4c2 3 8 3 10 0c3 2 8 0 7-4c-6 3-18 4-25 0z';

type Pose = 'stand' | 'graze' | 'rest';

/** The three Swaledale sheep that `Sheep` places, facing left with their feet on y = 0. Goes into the drawing's `defs`. */
export function Flock({ id }: { id: string }) {
  const face = mix('roof-shade', 'black', 45);
  const body = (
    <>
      <path d={FLEECE} />
      <path d={BELLY} fill={mix('fleece', 'roof', 24)} />
    </>
  );
  const legs = <path d="M-7-6v6M-4-5v5M5-5v5M9-6v6" stroke={face} strokeWidth="2.2" />;
  const head = (
    <>
      <path d="M-9-20c-4-2-8 1-8 5c0 3 1 6 3 6c3 0 6-4 6-7zM-10-18l6-1c0 2-3 4-6 4z" fill={face} />
      <path d="M-16.500-12c0 2 1 3 2.500 3s2-1.500 2-2.500z" fill={mix('fleece', 'roof', 24)} />
    </>
  );
  return (
    <g fill={colour('fleece')}>
      <g id={`${id}stand`}>
        {legs}
        {body}
        {head}
      </g>
      <g id={`${id}graze`}>
        {legs}
        {body}
        <path d="M-11-11c-5 0-8 4-8 8c0 3 3 4 5 2c3-2 6-5 6-8zM-10-11l5 2c-1 2-4 2-5 1z" fill={face} />
      </g>
      <g id={`${id}rest`} transform="translate(0 4)">
        {body}
        {head}
      </g>
    </g>
  );
}

interface SheepProps {
  flock: string;
  pose: Pose;
  x: number;
  y: number;
  size?: number;
  facing?: 'left' | 'right';
}

export function Sheep({ flock, pose, x, y, size = 1, facing = 'left' }: SheepProps) {
  return <use href={`#${flock}${pose}`} transform={`translate(${x} ${y})scale(${facing === 'left' ? size : -size} ${size})`} />;
}
