import { colour, mix } from '../colour.ts';
import type { MotifProps } from './motif.ts';

/** An empty notice board with a sparrow on it. */
export function BareBoard({ x, y }: MotifProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-122 10h190" stroke={colour('hill-front')} strokeWidth="10" strokeLinecap="round" opacity=".35" />
      <path d="M-92 8V-150h12V8zM80 8V-150h12V8z" fill={colour('roof-shade')} />
      <path d="M-104-40V-152H104V-40z" fill={mix('stone-trim', 'roof', 15)} />
      <path d="M-96-48V-146H96V-48z" fill={mix('hill-front', 'hill-near', 25)} />
      <path
        d="M-70-128h.1M-12-128h.1M46-128h.1M-70-66h.1M46-66h.1"
        stroke={colour('accent')}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M-120-150 0-184 120-150v8H-120z" fill={colour('roof')} />
      <path d="M-120-150 0-184v12L-114-142h-6z" fill={colour('roof-shade')} />
      <g transform="translate(44 -168)">
        <path d="M-4 2v7M3 2v7" stroke={colour('roof-shade')} strokeWidth="2" />
        <path d="M-22-4Q-12-26 6-22Q14-32 22-22l8 3-9 3Q18 4-2 4Q-12 4-22-4l-14 4z" fill={mix('stone-trim', 'fleece', 30)} />
        <path d="M-14-4Q-4-16 8-8Q0 2-14-4z" fill={mix('stone-trim', 'roof-shade', 55)} />
        <path d="M17-20h.1" stroke={colour('roof-shade')} strokeWidth="4" strokeLinecap="round" />
      </g>
    </g>
  );
}
