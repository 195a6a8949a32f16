import { colour } from '../colour.ts';
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
