import { colour, mix } from '../colour.ts';
import { verticalLines } from '../vertical-lines.ts';
import { Clock } from './clock.tsx';

function TownHall() {
  return (
    <>
      <path d="M150 350V218h100v-56h16v-46h68v46h16v56h100v132zM290 62V42h20v20z" fill={colour('stone')} />
      <path
        d="M182 342v-92h236v92zM150 350V218h14v132zM250 216v-54h22v54zM266 158v-42h18v42zM290 62V42h7v20z"
        fill={colour('stone-shade')}
      />
      <g stroke={colour('window')} strokeWidth="9" strokeLinecap="round">
        <path d={`${verticalLines({ x: 202, y: 272, height: 44, count: 9, gap: 24 })}M172 272v44m258 0v-44M298 342v-30`} />
        <path d={verticalLines({ x: 265, y: 186, height: 20, count: 6, gap: 14 })} strokeWidth="6" />
      </g>
      <path d="M186 296h234" stroke={colour('stone')} strokeWidth="92" strokeDasharray="9 15" />
      <g stroke={colour('stone-trim')} strokeWidth="6">
        <path d="M186 296h234" strokeWidth="92" strokeDasharray="3 21" />
        <path d="M257 191h88" strokeWidth="50" strokeDasharray="3 11" />
        <path d="M184 253h236" strokeDasharray="13 11" />
        <path d="M142 244h316M146 219h308M142 347h316M242 162h116M258 117h84M286 62h28M287 42h26" strokeWidth="7" />
      </g>
      <path
        d="M252 158v-10l5-8 5 8v10zM338 158v-10l5-8 5 8v10zM160 216v-8l5-8 5 8v8zM430 216v-8l5-8 5 8v8z"
        fill={colour('stone-trim')}
      />
      <Clock x={300} y={138} size={14} />
      <path d="M268 114c0-34 14-46 32-52c18 6 32 18 32 52zM289 40c2-9 7-11 10-15v-12h2v12c3 4 8 6 10 15z" fill={colour('roof')} />
      <path d="M268 114c0-34 14-46 32-52c-10 10-15 24-15 52z" fill={colour('roof-shade')} />
      <path d="M301 114V62M318 114c0-26-4-40-12-50" fill="none" stroke={colour('stone-shade')} opacity=".4" />
    </>
  );
}

function Arcade() {
  return (
    <>
      <path d="M470 350v-82h-8l23-28 23 28h64l23-28 23 28h-8v82z" fill={colour('stone-trim')} />
      <path d="M499 350v-50a41 41 0 0 1 82 0v50z" fill={colour('stone')} />
      <path
        d="M507 350v-50a33 33 0 0 1 66 0v50zM477 322h17v24h-17zM479 284h13v18h-13zM588 284h13v18h-13z"
        fill={colour('window')}
      />
      <path
        d="M507 304h66M540 267v83M523 350v-46l-10-22M557 350v-46l10-22M524 272l16 32 16-32"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M474 322l4-10h15l4 10z" fill={colour('hill-front')} />
    </>
  );
}

export function Leeds() {
  return (
    <>
      <path d="M0 350v-62h22v-14l12-10 12 10v14h30v-26h34v14h24v74z" fill={mix('hill-far', 'roof', 25)} />
      <path d="M8 302h120M8 320h120" stroke={colour('window')} strokeWidth="7" strokeDasharray="5 6" opacity=".7" />
      <Arcade />
      <TownHall />
    </>
  );
}
