import { colour, mix, tone } from '../colour.ts';

/** From the middle to the last molar: angle on the arch in degrees, half width. */
const HALF_ARCH = [
  [7, 11],
  [20, 10],
  [33, 11],
  [48, 13],
  [65, 15],
  [85, 18],
] as const;
const TEETH = HALF_ARCH.flatMap(([turn, breadth]) => [-1, 1].map((side) => ({ turn: turn * side, breadth })));

const at = (turn: number, reach: number) => {
  const angle = (turn * Math.PI) / 180;
  return { x: Math.round(160 + 104 * reach * Math.sin(angle)), y: Math.round(134 - 106 * reach * Math.cos(angle)) };
};

/** A dental arch from above with a clear aligner. */
export function Aligner() {
  const left = at(-106, 1);
  const right = at(106, 1);
  const arch = `M${left.x} ${left.y}C42 76 92 28 160 28S278 76 ${right.x} ${right.y}`;
  return (
    <>
      <path d="M0 0H320V180H0Z" fill={mix('sky-top', 'action', 14)} />
      <path d="M0 0H320V70Q160 130 0 70Z" fill={colour('cloud')} opacity=".35" />
      <path d={arch} fill="none" stroke={tone('danger', 0.79, 0.08)} strokeWidth="44" strokeLinecap="round" />
      <g fill={colour('fleece')} stroke={mix('fleece', 'roof', 45)} strokeWidth="2">
        {TEETH.map(({ turn, breadth }) => {
          const { x, y } = at(turn, 0.98);
          return (
            <ellipse key={turn} rx={breadth} ry={breadth > 12 ? 15 : 10} transform={`translate(${x} ${y})rotate(${turn})`} />
          );
        })}
      </g>
      <g fill="none" strokeLinecap="round" transform="translate(0 20)">
        <path d={arch} stroke={mix('action', 'cloud', 30)} strokeWidth="38" opacity=".3" />
        <path d={arch} stroke={colour('cloud')} strokeWidth="2.5" opacity=".9" transform="translate(14 16)scale(.915 .9)" />
        <path d={arch} stroke={colour('action')} strokeWidth="2" transform="translate(-16-5)scale(1.1 1.06)" opacity=".75" />
      </g>
    </>
  );
}
