import { colour, mix } from '../../../drawings/colour.ts';

/** Upper teeth from the middle out: where each begins, how wide and how long it is, how round its corners are. */
const side = [
  { left: 0, width: 128, length: 132, corner: 26 },
  { left: 128, width: 102, length: 114, corner: 32 },
  { left: 230, width: 108, length: 126, corner: 48 },
  { left: 338, width: 98, length: 104, corner: 42 },
  { left: 436, width: 92, length: 92, corner: 40 },
  { left: 528, width: 122, length: 82, corner: 36 },
  { left: 650, width: 112, length: 72, corner: 34 },
];

/** Widest near the biting edge: towards the gum it narrows, which leaves the small gap between neighbours. */
function crown({ corner, left, length, width }: (typeof side)[number]): string {
  const [a, b, half] = [left + 1.5, left + width - 1.5, length / 2];
  return `M${a + 2}-2C${a + 2} ${half} ${a} ${half} ${a} ${length - corner}Q${a} ${length} ${a + corner} ${length}H${b - corner}Q${b} ${length} ${b} ${length - corner}C${b} ${half} ${b - 2} ${half} ${b - 2}-2z`;
}

const teeth = side.map(crown).join('');

function Row() {
  return (
    <>
      <path d={teeth} transform="translate(720)" />
      <path d={teeth} transform="translate(720)scale(-1 1)" />
    </>
  );
}

/** The corner that broke off the front tooth, and that bonding puts back. */
const chip = 'M716 74L694 96L676 98L660 132H690Q716 132 718 106z';

/** Where the light catches the mended corner. */
const sparkle = 'M664 24q3 21 24 24q-21 3-24 24q-3-21-24-24q21-3 24-24zM700 60q2 10 12 12q-10 2-12 12q-2-10-12-12q10-2 12-12z';

/**
 * The white of what is above ends in a row of upper teeth: at the top of the page with a corner gone, above the patient's
 * words mended. Cut at the sides where it is too wide, never stretched.
 */
export function TeethEdge({ state }: { state: 'chipped' | 'mended' }) {
  return (
    <svg viewBox="0 0 1440 150" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      {/* By night the paper is as dark as the sky: then the teeth are lit by the moon. */}
      <g className="day-only" fill={colour('paper')}>
        <Row />
      </g>
      <g className="night-only" fill={mix('fleece', 'paper', 12)}>
        <Row />
      </g>
      {state === 'chipped' ? (
        <>
          <path d={chip} fill={mix('sky-top', 'sky-bottom', 8)} />
          <path
            d={chip}
            fill={mix('accent', 'sky-top', 30)}
            stroke={colour('action')}
            strokeWidth="3"
            strokeDasharray="2 7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <path d={sparkle} fill={colour('sun')} />
      )}
    </svg>
  );
}
