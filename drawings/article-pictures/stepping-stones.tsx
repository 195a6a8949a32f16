import { colour, mix } from '../colour.ts';
import { between, type MotifProps, randomInteger } from './motif.ts';

/** A stream with white stepping stones. */
export function SteppingStones({ random, x, y }: MotifProps) {
  const bend = between(random(100), -50, 50);
  const count = randomInteger(random(101), 5, 6);
  const stones = Array.from({ length: count }, (_, stone) => {
    const near = stone / (count - 1);
    return {
      x: x - 110 + near * 260 + between(random(110 + stone), -8, 8),
      y: y + 6 - near * 8 + between(random(120 + stone), -4, 4),
      r: between(random(130 + stone), 23, 29),
    };
  });
  const reeds = Array.from({ length: randomInteger(random(102), 3, 6) }, (_, reed) => between(random(140 + reed), 0, 60));
  return (
    <>
      <g fill="none" stroke={mix('hill-far', 'action', 18)} strokeLinecap="round">
        <path d={`M${x + 90 + bend} ${y - 78}q-70 12-20 26`} strokeWidth="7" />
        <path d={`M${x + 70 + bend} ${y - 52}q50 10-10 34`} strokeWidth="13" />
      </g>
      <path
        d={`M${x + 44 + bend} ${y - 26}C${x - 60} ${y - 20} ${x - 260} ${y - 4} ${x - 310} ${y + 92}H${x + 270}C${x + 250} ${y + 10} ${x + 160} ${y - 22} ${x + 76 + bend} ${y - 28}z`}
        fill={mix('hill-far', 'action', 18)}
      />
      <path
        d={`M${x - 190} ${y + 42}h70M${x - 40} ${y + 50}h96M${x + 120} ${y + 36}h56M${x + 20} ${y - 14}h44M${x - 110} ${y + 68}h60`}
        stroke={mix('hill-far', 'cloud', 60)}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {stones.map((stone) => (
        <g key={stone.x} transform={`translate(${stone.x} ${stone.y})`}>
          <ellipse cy="9" rx={stone.r + 7} ry="9" fill={mix('hill-far', 'cloud', 50)} />
          <path
            d={`M-${stone.r} 8C-${stone.r + 2}-14-${stone.r - 6}-24-8-23C-3-22-2-19 1-19C4-19 5-23 10-23C${stone.r - 4}-22 ${stone.r + 2}-10 ${stone.r} 8C12 15-12 15-${stone.r} 8z`}
            fill={colour('fleece')}
          />
          <path
            d={`M-${stone.r} 8C-${stone.r + 2}-14-${stone.r - 6}-24-8-23C-${stone.r - 8}-12-${stone.r - 8} 2-8 12C-14 12-20 11-${stone.r} 8z`}
            fill={colour('roof')}
            opacity=".22"
          />
        </g>
      ))}
      <path
        d={reeds.map((reed, index) => `M${x + 196 + index * 13} ${y + 40}q${reed / 12}-30 ${reed / 5}-${56 + reed / 2}`).join('')}
        fill="none"
        stroke={colour('hill-front')}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}
