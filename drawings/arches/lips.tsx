import type { Mouth } from './mouth.ts';

/** The edges of the opening between the lips. x = 260 is the middle of the drawing. */
export function opening({ half, corner, low }: Mouth) {
  const left = 260 - half;
  const right = 260 + half;
  return {
    upper: `M${left} ${corner}C${left + 50} 95 180 88 234 95Q260 102 286 95C340 88 ${right - 50} 95 ${right} ${corner}`,
    lower: `C${right - 36} 190 356 ${low} 260 ${low}S${left + 36} 190 ${left} ${corner}`,
  };
}

export function Lips({ mouth }: { mouth: Mouth }) {
  const { half, corner, upper, lower, bow, low, complexion } = mouth;
  const left = 260 - half;
  const right = 260 + half;
  const top = 92 - upper;
  const bottom = low + lower;
  const edge = opening(mouth);
  const brim = `M${left - 13} ${corner - 4}C${left + 44} ${top + 30} 166 ${top - 3} 224 ${top}Q246 ${top + 2} 260 ${top + bow}Q274 ${top + 2} 296 ${top}C354 ${top - 3} ${right - 44} ${top + 30} ${right + 13} ${corner - 4}`;
  const keel = `C${right - 30} ${bottom - 40} 350 ${bottom} 260 ${bottom}S${left + 30} ${bottom - 40} ${left - 13} ${corner - 4}Z`;
  const glow = Math.round(low + lower * 0.45);
  return (
    <>
      <path fillRule="evenodd" d={`${brim}${keel}${edge.upper}${edge.lower}Z`} fill={complexion.lip} />
      <path
        d={`${edge.upper}L${right + 13} ${corner - 4}C${right - 60} ${top + 44} 350 ${top + 22} 292 ${top + 20}Q274 ${top + 22} 260 ${top + bow + 16}Q246 ${top + 22} 228 ${top + 20}C170 ${top + 22} ${left + 60} ${top + 44} ${left - 13} ${corner - 4}Z`}
        fill={complexion.lipDark}
        opacity=".45"
      />
      <g stroke={complexion.lipLight}>
        <path
          d={`M252 ${glow + 2}h6M282 ${glow + 1}Q328 ${glow - 3} 372 ${glow - 18}`}
          strokeWidth={Math.round(lower * 0.17)}
          opacity=".9"
        />
        <path d={`M302 ${top + 8}Q334 ${top + 5} 366 ${top + 13}`} strokeWidth="4" opacity=".7" />
      </g>
      <path d={edge.upper + edge.lower} stroke={complexion.lipDark} strokeWidth="3" />
    </>
  );
}
