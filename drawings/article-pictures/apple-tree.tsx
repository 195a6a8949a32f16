import { colour } from '../colour.ts';
import { Hawthorn } from '../dales/hawthorn.tsx';
import { between, type MotifProps, randomInteger } from './motif.ts';

/** An apple tree with some fallen apples. */
export function AppleTree({ random, id, x, y }: MotifProps) {
  const size = (3 + random(100) * 0.5).toFixed(2);
  const turned = random(101) > 0.5 ? -1 : 1;
  const apples = Array.from({ length: randomInteger(random(102), 7, 11) }, (_, apple) => {
    const angle = apple * 2.4 + random(103);
    const reach = 14 + 13 * Math.sqrt(apple);
    return `M${Math.round(Math.cos(angle) * reach * 1.25)} ${Math.round(-104 + Math.sin(angle) * reach * 0.6)}h.1`;
  });
  const fallen = Array.from(
    { length: randomInteger(random(104), 2, 5) },
    (_, apple) => `M${between(random(110 + apple), -110, 80)} ${between(random(120 + apple), 2, 14)}h.1`,
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <defs>
        <Hawthorn id={`${id}tree`} />
      </defs>
      <use href={`#${id}tree`} transform={`scale(${Number(size) * turned} ${size})`} />
      <path d={[...apples, ...fallen].join('')} stroke={colour('accent')} strokeWidth="15" strokeLinecap="round" />
      <path
        d={apples.join('')}
        transform="translate(3-3)"
        stroke={colour('fleece')}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
      {random(105) > 0.5 && (
        <path
          d="M-84 12-34-92M-68 16-18-88M-77-2l16 4M-67-23l16 4M-57-44l16 4M-47-65l16 4"
          fill="none"
          stroke={colour('stone-trim')}
          strokeWidth="5"
        />
      )}
    </g>
  );
}
