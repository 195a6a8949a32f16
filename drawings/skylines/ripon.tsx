import { colour } from '../colour.ts';
import { verticalLines } from '../vertical-lines.ts';

/** One of the two west towers, lit from the right. */
function WestTower({ id }: { id: string }) {
  return (
    <g id={id}>
      <path d="M216 350V118h66v232z" fill={colour('stone')} />
      <path d="M216 350V118h20v232z" fill={colour('stone-shade')} />
      <g stroke={colour('window')} strokeLinecap="round" strokeWidth="8">
        <path d="M234 146v38m15-38v38m15-38v38M234 214v34m15-34v34m15-34v34M249 284v30" />
      </g>
      <path d="M216 108h66" stroke={colour('stone-trim')} strokeWidth="7" strokeDasharray="6 4" />
      <path
        d="M213 110h72v10h-72zM216 134h66v3h-66zM216 190h66v6h-66zM216 256h66v6h-66zM212 350V206l4-6h8v150zM274 350V200h8l4 6v144zM213 112V98l4-14 4 14v14zM277 112V98l4-14 4 14v14z"
        fill={colour('stone-trim')}
      />
      <path d="M281 350V200l5 6v144z" fill={colour('stone')} />
    </g>
  );
}

function NaveAndCrossing() {
  return (
    <>
      <path d="M410 350V240h106v-84h56v84h26v36l8 8v66z" fill={colour('stone')} />
      <path d="M516 212v-56h18v56zM410 350V240l30 26v84z" fill={colour('stone-shade')} />
      <path d="M408 240l8-30h172l10 30zM408 284v-12h192l8 12z" fill={colour('roof')} />
      <g stroke={colour('window')} strokeLinecap="round">
        <path d={verticalLines({ x: 436, y: 250, height: 14, count: 7, gap: 24 })} strokeWidth="7" />
        <path d={`${verticalLines({ x: 436, y: 302, height: 26, count: 7, gap: 24 })}M538 176v24m16 0v-24`} strokeWidth="10" />
      </g>
      <path d="M422 317h180" stroke={colour('stone-trim')} strokeWidth="66" strokeDasharray="4 20" />
      <path d="M512 150h64" stroke={colour('stone-trim')} strokeWidth="6" strokeDasharray="5 4" />
      <path d="M512 152h64v8h-64zM408 238h192v4H408z" fill={colour('stone-trim')} />
    </>
  );
}

function WestFront() {
  return (
    <>
      <path d="M282 350V188l38-50 38 50v162z" fill={colour('stone')} />
      <path d="M282 350V194l14 18v138z" fill={colour('stone-shade')} />
      <g stroke={colour('window')} strokeLinecap="round" strokeWidth="8">
        <path
          d={`M294 216v22m13-30v30m13-38v38m13-30v30m13-22v22${verticalLines({ x: 294, y: 258, height: 22, count: 5, gap: 13 })}`}
        />
        <path d="M320 168v12m-11-4v6m22-6v6" strokeWidth="5" />
      </g>
      <path
        d="M282 190l38-52 38 52-5 4-33-45-33 45zM318 140v-18h4v18zM313 127h14v4h-14zM284 243h72v5h-72zM284 286h72v4h-72zM285 350v-30l11-18 11 18 13-24 13 24 11-18 11 18v30z"
        fill={colour('stone-trim')}
      />
      <path d="M290 350v-20q6-14 12 0v20zM338 350v-20q6-14 12 0v20zM311 350v-28q9-18 18 0v28z" fill={colour('roof-shade')} />
    </>
  );
}

export function Ripon({ id }: { id: string }) {
  return (
    <>
      <NaveAndCrossing />
      <WestFront />
      <WestTower id={`${id}tower`} />
      <use href={`#${id}tower`} x="142" />
    </>
  );
}
