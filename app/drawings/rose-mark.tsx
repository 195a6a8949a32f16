import { useId } from 'react';
import { colour, mix, tone } from './colour.ts';

const TURNS = [0, 72, 144, 216, 288];

/** A molar from the side, roots towards the middle: its two cusps are the notched edge of a heraldic petal. */
const PETAL =
  'M-7.500-9C-9.500-13.500-8.500-19-11.500-23.500C-14-27-20-29-20-36.500C-20-44-13.500-48-8-47C-4.500-46.300-3-43.500 0-43.500C3-43.500 4.500-46.300 8-47C13.500-48 20-44 20-36.500C20-29 14-27 11.500-23.500C8.500-19 9.500-13.500 7.500-9C6-6.500 2.600-7 2.200-11C2-14.500 1.300-18.500 0-18.500C-1.300-18.500-2-14.500-2.200-11C-2.600-7-6-6.500-7.500-9Z';
const SEPAL = 'M0-20C-4-26-7-31-5.500-36C-4.500-40-2-43 0-48C2-43 4.500-40 5.500-36C7-31 4-26 0-20Z';
const FOLD = 'M-14.500-36C-14-41.500-9-42.500-5.500-40.500C-3-39 3-39 5.500-40.500C9-42.500 14-41.500 14.500-36';

/** The white rose of York with five teeth for petals. Decorative unless it is given a title. */
export function RoseMark({ title }: { title?: string }) {
  const id = useId();
  const label = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg viewBox="-50 -50 100 100" focusable="false" {...label}>
      <defs>
        <path id={`${id}s`} d={SEPAL} strokeWidth="2" />
        <g id={`${id}p`}>
          <path d={PETAL} strokeWidth="3" />
          <path d={FOLD} fill="none" stroke={mix('fleece', 'action', 22)} strokeWidth="1.600" strokeLinecap="round" />
        </g>
      </defs>
      <g stroke={tone('action', 0.39, 0.13)} strokeLinejoin="round">
        <circle r="26" fill={tone('action', 0.39, 0.13)} />
        <g fill={tone('hill-near', 0.63, 0.13)}>
          {TURNS.map((turn) => (
            <use key={turn} href={`#${id}s`} transform={`rotate(${turn + 36})`} />
          ))}
        </g>
        <g fill={mix('fleece', 'white', 80)}>
          {TURNS.map((turn) => (
            <use key={turn} href={`#${id}p`} transform={`rotate(${turn})`} />
          ))}
        </g>
        <circle r="7.500" fill={colour("accent")} strokeWidth="2" />
      </g>
    </svg>
  );
}
