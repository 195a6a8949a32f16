import { colour, mix } from '../colour.ts';
import { Flock, Sheep } from '../flock.tsx';
import type { MotifProps } from './motif.ts';

/** A sheep carrying a letter, for a received testimonial. */
export function LetterBearer({ id, x, y }: MotifProps) {
  return (
    <>
      <defs>
        <Flock id={id} poses={['stand']} />
      </defs>
      <ellipse cx={x - 10} cy={y + 4} rx="110" ry="9" fill={colour('hill-front')} opacity=".35" />
      <Sheep flock={id} pose="stand" x={x - 20} y={y + 2} size={5.6} facing="right" />
      <g transform={`translate(${x + 92} ${y - 40})rotate(9)`}>
        <path d="M-30-24h84v56h-84z" fill={mix('fleece', 'white', 60)} stroke={mix('roof', 'fleece', 30)} strokeWidth="2" />
        <path d="M-30-24 12 10 54-24M-30 32-2 0M54 32 26 0" fill="none" stroke={mix('roof', 'fleece', 30)} strokeWidth="2.5" />
        <circle cx="12" cy="8" r="9" fill={colour('accent')} />
      </g>
    </>
  );
}
