import { colour } from '../colour.ts';
import { Flock, Sheep } from '../flock.tsx';
import { between, type MotifProps, whole } from './motif.ts';

/** Two who tell each other something, and perhaps one who listens. */
export function TwoSheep({ chance, id, x, y }: MotifProps) {
  const size = 3.6 + chance(100) * 0.9;
  const listener = whole(chance(101), 0, 2);
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
          x={x - between(chance(102), 160, 200)}
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
        pose={chance(103) > 0.7 ? 'rest' : 'stand'}
        x={x + apart}
        y={y + 3}
        size={size * (0.86 + chance(104) * 0.2)}
      />
    </>
  );
}
