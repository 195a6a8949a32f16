import { colour, mix } from '../colour.ts';
import { between, type MotifProps, randomInteger } from './motif.ts';

const CLOTHS = [
  ['action', 'accent'],
  ['accent', 'fleece'],
  ['fleece', 'action'],
  ['hill-near', 'accent'],
] as const;

export function Kite({ random, x, y }: MotifProps) {
  const [cloth, other] = CLOTHS[randomInteger(random(100), 0, CLOTHS.length - 1)] ?? CLOTHS[0];
  const at = { x: x - between(random(101), 110, 190), y: y - between(random(102), 150, 190) };
  const turn = between(random(103), 12, 44);
  const bows = randomInteger(random(104), 3, 5);
  const size = (1 + random(105) * 0.35).toFixed(2);
  return (
    <>
      <path
        d={`M${x - 16} ${y - 36}Q${(x + at.x) / 2 - 10} ${y - 70} ${at.x} ${at.y}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <g transform={`translate(${at.x} ${at.y})rotate(${turn})scale(${size})`}>
        <path d={`M0 46q14 18 0 34t0 34t0 ${bows * 8}`} fill="none" stroke={colour('roof-shade')} strokeWidth="2" />
        <path
          d={Array.from({ length: bows }, (_, bow) => `M${bow % 2 ? -4 : 5} ${62 + bow * 17}l-10-6v12l20-12v12z`).join('')}
          fill={colour(other)}
        />
        <path d="M0-50 36-6 0 48-36-6z" fill={colour(cloth)} />
        <path d="M0-50 36-6H0zM0 48-36-6H0z" fill={colour(other)} />
        <path d="M0-50V48M-36-6h72" stroke={mix('roof-shade', cloth, 30)} strokeWidth="2.5" />
      </g>
      <g transform={`translate(${x} ${y})`}>
        <path d="M2 3c-20-2-60 2-84 10c40 2 70-2 88-7z" fill={colour('hill-front')} opacity=".35" />
        <path d="M-8 4V-18h6V4zM4 4V-18h6V4z" fill={colour('roof-shade')} />
        <path d="M-12-14q2-28 12-30q12 2 14 30z" fill={colour(other)} />
        <path d="M-2-36-18-38" stroke={colour(other)} strokeWidth="7" strokeLinecap="round" />
        <circle cx="1" cy="-52" r="11" fill={colour('stone-trim')} />
        <path d="M-11-54q2-14 14-12q10 2 9 14q-10-6-23-2z" fill="currentColor" />
      </g>
    </>
  );
}
