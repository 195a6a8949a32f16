import { colour, mix } from '../colour.ts';
import { PETAL } from '../rose-mark.tsx';
import { between, type MotifProps, randomInteger } from './motif.ts';

const TURNS = [0, 72, 144, 216, 288];

/** White roses with teeth as petals, like the group's mark. */
export function Roses({ random, id, x, y }: MotifProps) {
  const count = randomInteger(random(100), 3, 4);
  const roses = Array.from({ length: count }, (_, rose) => ({
    root: x - 70 + rose * 44,
    x: x - 120 + (rose * 250) / (count - 1) + between(random(110 + rose), -16, 16),
    y: y - between(random(120 + rose), 66, 156),
    size: (0.74 + random(130 + rose) * 0.5).toFixed(2),
    turn: between(random(140 + rose), 0, 71),
  }));
  return (
    <>
      <defs>
        <g id={`${id}rose`}>
          <circle r="25" fill={mix('hill-near', 'fleece', 30)} />
          <g fill={colour('fleece')} stroke={mix('fleece', 'roof', 55)} strokeWidth="2.5">
            {TURNS.map((turn) => (
              <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
            ))}
          </g>
          <circle r="9" fill={colour('accent')} />
        </g>
      </defs>
      <g fill="none" stroke={colour('hill-front')} strokeLinecap="round">
        <path
          d={roses.map((rose) => `M${rose.root} ${y + 24}Q${rose.root} ${rose.y + 60} ${rose.x} ${rose.y}`).join('')}
          strokeWidth="7"
        />
        <path
          d={roses.map((rose) => `M${rose.root + 2} ${y - 16}q${rose.x > x ? 22 : -22}-6 ${rose.x > x ? 30 : -30}-26`).join('')}
          strokeWidth="13"
        />
      </g>
      {roses.map((rose) => (
        <use
          key={rose.root}
          href={`#${id}rose`}
          transform={`translate(${rose.x} ${rose.y})rotate(${rose.turn})scale(${rose.size})`}
        />
      ))}
    </>
  );
}
