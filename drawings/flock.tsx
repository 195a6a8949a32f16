import { colour } from './colour.ts';

type Pose = 'stand' | 'graze' | 'rest';

/** Definitions for `defs` of the sheep that `Sheep` places, facing left with feet on y = 0. Faces and legs use currentColor. */
export function Flock({ id, poses }: { id: string; poses: readonly Pose[] }) {
  return (
    <>
      <g id={`${id}fleece`}>
        <path
          d="M-11-9c-3-3-1-8 3-8c1-4 7-5 9-2c3-3 9-2 10 2c4 0 6 5 3 8c1 4-4 6-7 4c-2 3-8 3-10 0c-4 2-9 0-8-4z"
          fill={colour('fleece')}
        />
        <path d="M-11-9c-1 4 4 6 8 4c2 3 8 3 10 0c3 2 8 0 7-4c-6 3-18 4-25 0z" fill={colour('roof')} opacity=".25" />
      </g>
      <g id={`${id}head`} fill={colour('fleece')}>
        <path d="M-7-18c-3-4-8-3-10 2c-2 4-1 8 1 8c5 0 9-3 10-7zM-9-18l2 4q5 0 7-4q-4-3-9 0z" fill="currentColor" />
        <path d="M-18-13c0 4 0 5 2 5c2 0 3 0 4-1q-4-1-6-4zM-13-18q0-4 3-5q4 0 5 5zM-14.5-16h1.7v1.7h-1.7z" />
      </g>
      {poses.map((pose) => (
        <g key={pose} id={`${id}${pose}`} transform={pose === 'rest' ? 'translate(0 3)' : undefined}>
          {pose !== 'rest' && <path d="M-8-6h2v6h-2zM-5-5h2v5h-2zM4-5h2v5h-2zM8-6h2v6h-2z" fill="currentColor" />}
          <use href={`#${id}fleece`} />
          <use href={`#${id}head`} transform={pose === 'graze' ? 'translate(-4 6)rotate(-42 -8-16)' : undefined} />
        </g>
      ))}
    </>
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
