import { useId } from 'react';
import { colour, mix, tone } from './colour.ts';

const TURNS = [0, 72, 144, 216, 288];

/** A molar as a petal, roots towards the middle. */
export const PETAL =
  'M-7.5-9C-9.5-13.5-8.5-19-11.5-23.5C-14-27-20-29-20-36.5C-20-44-13.5-48-8-47C-4.5-46.3-3-43.5 0-43.5C3-43.5 4.5-46.3 8-47C13.5-48 20-44 20-36.5C20-29 14-27 11.5-23.5C8.5-19 9.5-13.5 7.5-9C6-6.5 2.6-7 2.2-11C2-14.5 1.3-18.5 0-18.5C-1.3-18.5-2-14.5-2.2-11C-2.6-7-6-6.5-7.5-9Z';
const SEPAL = 'M0-20C-4-26-7-31-5.5-36C-4.5-40-2-43 0-48C2-43 4.5-40 5.5-36C7-31 4-26 0-20Z';
const FOLD = 'M-14.5-36C-14-41.5-9-42.5-5.5-40.5C-3-39 3-39 5.5-40.5C9-42.5 14-41.5 14.5-36';

/** The white rose of York with teeth as petals. */
export function RoseMark() {
  const id = useId();
  return (
    <svg viewBox="-50 -50 100 100" fill={colour('action')} stroke={colour('action')} aria-hidden>
      <defs>
        <path id={`${id}s`} d={SEPAL} strokeWidth="2" />
        <g id={`${id}p`}>
          <path d={PETAL} strokeWidth="3" />
          <path d={FOLD} fill="none" stroke={mix('fleece', 'action', 22)} strokeWidth="1.6" strokeLinecap="round" />
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
        <circle r="7.5" fill={colour('accent')} strokeWidth="2" />
      </g>
    </svg>
  );
}
