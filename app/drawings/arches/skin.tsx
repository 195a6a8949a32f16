import type { Mouth } from './mouth.ts';

const FRECKLES =
  'M60 40h.1M84 58h.1M104 34h.1M130 50h.1M40 66h.1M150 26h.1M72 84h.1M28 96h.1M448 36h.1M470 60h.1M424 52h.1M396 34h.1M490 44h.1M460 84h.1M376 20h.1M500 92h.1M60 200h.1M462 206h.1';

/** The face round the mouth. The sun stands to the right, as everywhere. */
export function Skin({ mouth }: { mouth: Mouth }) {
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
          d={`M244 10C240 ${top - 20} 236 ${top - 8} 230 ${top}Q248 ${top} 260 ${top + bow}Q268 ${top + 2} 272 ${top + 1}C262 ${top - 8} 258 ${top - 24} 258 14Z`}
          opacity=".6"
        />
        <path
          d={`M170 ${bottom - 8}Q260 ${bottom + 18} 350 ${bottom - 8}Q320 ${bottom + 26} 260 ${bottom + 26}T170 ${bottom - 8}Z`}
          opacity=".8"
        />
      </g>
      <path
        d={`M${left - 22} ${corner - 26}Q${left - 32} ${corner} ${left - 16} ${corner + 22}M${right + 22} ${corner - 26}Q${right + 32} ${corner} ${right + 16} ${corner + 22}`}
        stroke={complexion.line}
        strokeWidth="4"
        opacity=".55"
      />
      {mark === 'freckles' && <path d={FRECKLES} stroke={complexion.line} strokeWidth="5" opacity=".55" />}
      {mark === 'mole' && <path d={`M${right - 60} ${top - 6}h.1`} stroke={complexion.line} strokeWidth="8" />}
      {mark === 'lines' && (
        <path
          d={`M150 ${top - 2}l-4-16M184 ${top - 14}l-2-14M336 ${top - 14}l2-14M370 ${top - 2}l4-16M${left - 26} 20Q${left - 44} ${corner} ${left - 14} ${corner + 70}M${right + 26} 20Q${right + 44} ${corner} ${right + 14} ${corner + 70}`}
          stroke={complexion.line}
          strokeWidth="2.4"
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
