import { colour, mix } from '../colour.ts';
import { between, type MotifProps, randomInteger } from './motif.ts';

export function Viaduct({ random, id }: MotifProps) {
  const span = between(random(100), 78, 116);
  const deck = between(random(101), 196, 226);
  const pier = Math.round(span * 0.24);
  const radius = (span - pier) / 2;
  const start = -between(random(102), 10, 60);
  const bays = Array.from({ length: Math.ceil((660 - start) / span) }, (_, bay) => start + bay * span);
  const train = between(random(103), 130, 300);
  const carriages = randomInteger(random(104), 1, 4);
  return (
    <>
      <g transform={`translate(${train} ${deck - 6})`}>
        <path d="M-14 0v-20h10v-9h16v9h14v-8h8v8h8v20z" fill={colour('action')} />
        <path
          d={Array.from({ length: carriages }, (_, carriage) => `M${50 + carriage * 50} 0v-24h44v24z`).join('')}
          fill={mix('action', 'hill-far', 20)}
        />
        <path
          d={`M-2-16h10${Array.from({ length: carriages }, (_, carriage) => `M${56 + carriage * 50}-15h32`).join('')}`}
          stroke={colour('stone')}
          strokeWidth="7"
          strokeDasharray="8 4"
        />
        <path className="day-only" d="M26-34c-6-10 8-18 16-12c4-12 24-12 26 0c14-6 28 2 22 12z" fill={colour('cloud')} />
      </g>
      <defs>
        <path
          id={`${id}bay`}
          d={`M0 402V${deck + 20 + radius}a${radius} ${radius} 0 0 1 ${radius * 2} 0V402h${pier}V${deck}H0z`}
        />
      </defs>
      {bays.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <use href={`#${id}bay`} fill={colour('stone')} />
          <path d={`M${radius * 2} 402V${deck + 20 + radius}h${pier * 0.45}V402z`} fill={colour('stone-shade')} />
          <path d={`M${radius * 2 - 2} ${deck + 20 + radius}h${pier + 4}`} stroke={colour('stone-trim')} strokeWidth="5" />
        </g>
      ))}
      <path d={`M-4 ${deck}h648M-4 ${deck - 5}h648`} stroke={colour('stone-trim')} strokeWidth="5" />
    </>
  );
}
