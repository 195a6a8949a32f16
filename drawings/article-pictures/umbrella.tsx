import { colour, mix } from '../colour.ts';
import { Flock, Sheep } from '../flock.tsx';
import { between, type MotifProps } from './motif.ts';

const DROPS = Array.from({ length: 26 }, (_, drop) => drop);

/** A sheep under an umbrella in the rain, for errors. */
export function Umbrella({ random, id, x, y }: MotifProps) {
  const rain = DROPS.map((drop) => `M${drop * 26} ${between(random(100 + drop), 20, 250)}l-9 30`);
  return (
    <>
      <defs>
        <Flock id={id} poses={['stand']} />
      </defs>
      <path d={rain.join('')} stroke={mix('action', 'hill-far', 45)} strokeWidth="3" strokeLinecap="round" opacity=".55" />
      <ellipse cx={x + 8} cy={y + 8} rx="120" ry="12" fill={colour('hill-front')} opacity=".4" />
      <ellipse cx={x - 150} cy={y + 22} rx="46" ry="7" fill={mix('hill-far', 'action', 18)} />
      <Sheep flock={id} pose="stand" x={x - 6} y={y + 4} size={5} />
      <g transform={`translate(${x + 20} ${y})rotate(8)`}>
        <path d="M0 6V-214" stroke={colour('roof-shade')} strokeWidth="6" strokeLinecap="round" />
        <path
          d="M-134-116Q-120-204 0-206Q120-204 134-116Q112-136 89-116Q66-136 44-116Q22-136 0-116Q-22-136-44-116Q-66-136-89-116Q-112-136-134-116z"
          fill={colour('action')}
        />
        <path d="M-44-116Q-40-190 0-206Q40-190 44-116Q22-136 0-116Q-22-136-44-116z" fill={colour('accent')} />
        <path d="M89-116Q84-180 0-206Q120-204 134-116Q112-136 89-116z" fill={mix('action', 'white', 18)} />
      </g>
    </>
  );
}
