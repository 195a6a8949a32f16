import { colour, mix } from '../colour.ts';
import { Flock, Sheep } from '../flock.tsx';
import { between, type MotifProps, randomInteger } from './motif.ts';

/** Two sheep in conversation, sometimes with a third. */
export function TwoSheep({ random, id, x, y }: MotifProps) {
  const size = 3.6 + random(100) * 0.9;
  const listener = randomInteger(random(101), 0, 2);
  const apart = Math.round(size * 20);
  return (
    <>
      <defs>
        <Flock id={id} poses={['stand', 'graze', 'rest']} />
      </defs>
      {listener > 0 && (
        <Sheep
          flock={id}
          pose={listener === 1 ? 'rest' : 'stand'}
          x={x - between(random(102), 160, 200)}
          y={y + 8}
          size={2}
          facing="right"
        />
      )}
      <path
        d={`M${x - apart - 70} ${y + 2}h${apart * 2 + 120}`}
        stroke={colour('hill-front')}
        strokeWidth="9"
        strokeLinecap="round"
        opacity=".35"
      />
      <Sheep flock={id} pose="stand" x={x - apart} y={y} size={size} facing="right" />
      <Sheep
        flock={id}
        pose={random(103) > 0.7 ? 'rest' : 'stand'}
        x={x + apart}
        y={y + 3}
        size={size * (0.86 + random(104) * 0.2)}
      />
    </>
  );
}

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
