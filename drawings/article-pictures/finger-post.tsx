import { colour, mix } from '../colour.ts';
import { between, type MotifProps, randomInteger } from './motif.ts';

/** A signpost with three arms, one per NHS band, that point in random directions. */
export function FingerPost({ random, x, y }: MotifProps) {
  const height = between(random(100), 150, 176);
  const arms = [0, 1, 2].map((arm) => ({
    y: -height + 22 + arm * 34,
    right: random(110 + arm) > 0.45,
    length: between(random(120 + arm), 84, 128),
    dashes: randomInteger(random(130 + arm), 1, 3),
  }));
  return (
    <g transform={`translate(${x} ${y})rotate(${between(random(101), -5, 5)})scale(${(0.86 + random(102) * 0.3).toFixed(2)})`}>
      <path d="M4 2c-40-2-90 4-124 14c50 3 100-4 128-10z" fill={colour('hill-front')} opacity=".35" />
      <path d={`M-8 6V-${height}h16V6z`} fill={colour('fleece')} />
      <path d={`M-8 6V-${height}h6V6z`} fill={mix('fleece', 'roof', 35)} />
      {[0, 1, 2].map((ring) => (
        <path key={ring} d={`M-8-${14 + ring * 26}h16`} stroke={colour('roof-shade')} strokeWidth="9" />
      ))}
      <circle cy={-height - 14} r="13" fill="none" stroke={colour('roof-shade')} strokeWidth="7" />
      {arms.map(({ dashes, length, right, y: at }) => (
        <g key={at} transform={`translate(0 ${at})scale(${right ? 1 : -1} 1)`}>
          <path d={`M-14-13H${length}l16 13-16 13H-14z`} fill={colour('action')} />
          <path
            d={`M4 0H${length - 8}`}
            stroke={colour('on-action')}
            strokeWidth="5"
            strokeDasharray={`${Math.round(length / (dashes + 1))} 9`}
            opacity=".85"
          />
        </g>
      ))}
    </g>
  );
}
