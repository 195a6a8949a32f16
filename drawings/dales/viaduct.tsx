import { colour, mix } from '../colour.ts';

const ARCHES = 16;

/** The Ribblehead viaduct with a train, whose windows are lit at night. */
export function Viaduct() {
  return (
    <g>
      <path
        d={`M452 444h${ARCHES * 18 + 5}v44${'h-5v-32a6.5 6.5 0 0 0-13 0v32'.repeat(ARCHES)}h-5z`}
        fill={mix('stone-shade', 'hill-far', 55)}
      />
      <path d="M448 445h302" stroke={mix('stone', 'hill-far', 25)} strokeWidth="2.4" />
      <g stroke={mix('roof-shade', 'hill-far', 25)}>
        <path d="M536 438.5h56" strokeWidth="8" strokeDasharray="17.5 1.5" />
        <path d="M596 439.5h18" strokeWidth="6" />
        <path d="M595 437h5M610 432v7" strokeWidth="5" />
      </g>
      <path d="M540 437.5h50" stroke={colour('window')} strokeWidth="2.6" strokeDasharray="2.5 2" />
      <path
        className="day-only"
        d="M610 429c-6-8-18-5-22-9c-12 2-26-5-40-2c14 3 20 10 36 9c8 4 18 4 26 2z"
        fill={colour('cloud')}
        opacity=".9"
      />
    </g>
  );
}
