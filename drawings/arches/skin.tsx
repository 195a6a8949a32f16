import type { Mouth } from './mouth.tsx';

/** Freckles on the cheeks by stroke width. */
const FRECKLES = {
  8: 'M36 40h.1M80 30h.1M60 60h.1M104 48h.1M482 42h.1M446 28h.1M458 62h.1M412 46h.1',
  6: 'M54 20h.1M94 66h.1M20 62h.1M122 28h.1M70 44h.1M42 82h.1M470 16h.1M428 66h.1M502 66h.1M398 26h.1M440 48h.1M480 84h.1',
  4: 'M68 8h.1M140 46h.1M10 30h.1M94 12h.1M150 14h.1M28 16h.1M14 90h.1M450 6h.1M384 40h.1M512 26h.1M424 10h.1M372 14h.1M494 8h.1M508 94h.1M204 26h.1M318 24h.1M224 10h.1M186 300h.1M348 298h.1',
};

/** The face around the mouth, lit from the right. */
export function Skin({ id, mouth }: { id: string; mouth: Mouth }) {
  const { half, corner, upper, lower, bow, low, mark, complexion } = mouth;
  const left = 260 - half;
  const right = 260 + half;
  const top = 92 - upper;
  const bottom = low + lower;
  return (
    <>
      <g fill={complexion.shade}>
        <path
          d={`M-20-20H${left + 8}C${left - 20} 60 ${left - 34} 110 ${left - 30} 160C${left - 20} 230 90 290 160 345H-20Z`}
          opacity=".45"
        />
        <path d={`M180-9C206 18 236 10 260 16C284 10 314 18 340-9Z`} opacity=".7" />
        <path
          d={`M246 13C244 ${top - 20} 240 ${top - 8} 234 ${top}Q250 ${top} 260 ${top + bow}Q254 ${top - 18} 256 15Z`}
          opacity=".6"
        />
        <path
          d={`M170 ${bottom - 8}Q260 ${bottom + 18} 350 ${bottom - 8}Q320 ${bottom + 26} 260 ${bottom + 26}T170 ${bottom - 8}Z`}
          opacity=".8"
        />
      </g>
      <g fill={`url(#${id}blush)`}>
        <ellipse cx={left + 14} cy="44" rx="104" ry="72" />
        <ellipse cx={right - 14} cy="44" rx="104" ry="72" />
      </g>
      <path
        d={`M${left - 22} ${corner - 26}Q${left - 32} ${corner} ${left - 16} ${corner + 22}M${right + 22} ${corner - 26}Q${right + 32} ${corner} ${right + 16} ${corner + 22}`}
        stroke={complexion.line}
        strokeWidth="4"
        opacity=".55"
      />
      {mark === 'freckles' && (
        <g stroke={complexion.line} opacity=".6">
          {Object.entries(FRECKLES).map(([size, freckles]) => (
            <path key={size} d={freckles} strokeWidth={size} />
          ))}
        </g>
      )}
      {mark === 'mole' && <path d={`M${right - 60} ${top - 6}h.1`} stroke={complexion.line} strokeWidth="8" />}
      {mark === 'lines' && (
        <path
          d={`M168-8Q120 10 ${left + 18} ${corner - 34}M352-8Q400 10 ${right - 18} ${corner - 34}M${left - 36} 30Q${left - 46} ${corner} ${left - 24} ${corner + 62}M${right + 36} 30Q${right + 46} ${corner} ${right + 24} ${corner + 62}`}
          stroke={complexion.line}
          strokeWidth="3"
          opacity=".5"
        />
      )}
      {mark === 'stubble' && (
        <path
          d={`M-20 76C20 84 ${left - 40} ${corner + 14} ${left - 8} ${corner + 2}C100 34 190 20 260 22S420 34 ${right + 8} ${corner + 2}C${right + 40} ${corner + 14} 500 84 540 76V350H-20Z`}
          fill={complexion.line}
          opacity=".28"
        />
      )}
    </>
  );
}

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
