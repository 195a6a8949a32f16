import { useId } from 'react';
import { colour, mix, tone } from '../colour.ts';
import { Molar } from '../molar.tsx';

export function Brushing() {
  const id = useId();
  return (
    <>
      <defs>
        <Molar id={`${id}molar`} />
      </defs>
      <path d="M0 0H320V180H0Z" fill={mix('hill-mid', 'cloud', 62)} />
      <circle cx="96" cy="76" r="92" fill={colour('cloud')} opacity=".4" />
      {[-4, 66, 136, 206, 276, 346].map((x, index) => (
        <use key={x} href={`#${id}molar`} x={x} y={index % 2 === 0 ? 88 : 84} />
      ))}
      <path
        d="M-5 184V158Q26 158 31 140Q36 156 66 156Q96 156 101 138Q106 158 136 158Q166 158 171 140Q176 156 206 156Q236 156 241 138Q246 158 276 158Q306 158 311 140Q314 152 325 155V184Z"
        fill={tone('danger', 0.77, 0.085)}
        stroke={tone('danger', 0.68, 0.1)}
        strokeWidth="2"
      />
      <g transform="rotate(-13 150 82)">
        <path d="M92 86h62v-20h-62z" fill={colour('fleece')} />
        <path d="M92 86v-20h10v20zM112 86v-20h10v20zM132 86v-20h10v20z" fill={mix('action', 'cloud', 35)} />
        <path d="M84 68q-4-20 14-20h62q26 0 44 4h130v22H204q-18-2-44-6z" fill={colour('action')} />
        <path d="M220 58h100" stroke={mix('action', 'cloud', 45)} strokeWidth="5" strokeLinecap="round" />
      </g>
      <g fill={mix('fleece', 'white', 60)} stroke={mix('fleece', 'roof', 25)}>
        <circle cx="92" cy="104" r="11" />
        <circle cx="110" cy="98" r="14" />
        <circle cx="130" cy="100" r="11" />
        <circle cx="148" cy="92" r="13" />
        <circle cx="166" cy="92" r="8" />
        <circle cx="76" cy="98" r="6" />
      </g>
      <path
        d="M40 62a20 20 0 1 1 14 20M54 82l10-9M54 82l11 7"
        fill="none"
        stroke={colour('action')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
