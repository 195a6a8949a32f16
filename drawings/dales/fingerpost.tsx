import { colour, mix } from '../colour.ts';

const ARM = { height: 15, apart: 18, letter: 6.4, ends: 20 };

/** A cast-iron signpost with one arm per town, alternating left and right. */
export function Fingerpost({ towns }: { towns: readonly string[] }) {
  return (
    <g transform="translate(722 592)">
      <path d="M4 1c-20 1-44 4-54 8c28 2 52-1 60-8z" fill="currentColor" opacity=".3" />
      <path d="M0 0V-128" stroke={colour('fleece')} strokeWidth="5.6" />
      <path d="M-1.8 0V-128M0 0V-14" stroke={mix('fleece', 'roof', 45)} strokeWidth="2" />
      <circle cy="-137" r="7.5" fill="none" stroke={colour('fleece')} strokeWidth="4" />
      {towns.map((town, index) => {
        const side = index % 2 === 0 ? -1 : 1;
        const width = town.length * ARM.letter + ARM.ends;
        const top = -122 + index * ARM.apart;
        return (
          <g key={town} transform={`translate(0 ${top})`}>
            <path
              d={`M${-4 * side} 0H${side * (width - 7)}L${side * width} ${ARM.height / 2}L${side * (width - 7)} ${ARM.height}H${-4 * side}z`}
              fill={colour('fleece')}
              stroke={mix('fleece', 'roof', 45)}
            />
            <text
              x={side * (width / 2 - 3)}
              y="11.5"
              fill={colour('roof-shade')}
              fontFamily="Bricolage Grotesque,Atkinson Hyperlegible Next,sans-serif"
              fontSize="11"
              fontWeight="700"
              textAnchor="middle"
              textLength={Math.round(town.length * ARM.letter)}
              lengthAdjust="spacingAndGlyphs"
            >
              {town}
            </text>
          </g>
        );
      })}
    </g>
  );
}
