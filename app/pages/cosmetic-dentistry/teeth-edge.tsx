import { colour, mix } from '../../../drawings/colour.ts';

/** Upper teeth from the middle outwards. */
const side = [
  { left: 0, width: 128, length: 132, corner: 26 },
  { left: 128, width: 102, length: 114, corner: 32 },
  { left: 230, width: 108, length: 126, corner: 48 },
  { left: 338, width: 98, length: 104, corner: 42 },
  { left: 436, width: 92, length: 92, corner: 40 },
  { left: 528, width: 122, length: 82, corner: 36 },
  { left: 650, width: 112, length: 72, corner: 34 },
];

/** A crown that narrows towards the gum. */
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

/** The broken corner of the front tooth. */
const chip = 'M716 74L694 96L676 98L660 132H690Q716 132 718 106z';

/** Highlight on the repaired corner. */
const sparkle = 'M664 24q3 21 24 24q-21 3-24 24q-3-21-24-24q21-3 24-24zM700 60q2 10 12 12q-10 2-12 12q-2-10-12-12q10-2 12-12z';

/** A row of upper teeth as a section edge, with one tooth chipped or repaired. Cropped at the sides, never stretched. */
export function TeethEdge({ state }: { state: 'chipped' | 'mended' }) {
  return (
    <svg viewBox="0 0 1440 150" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {/* In the dark scheme the paper colour is too dark for teeth. */}
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
