import { SHADE } from './mouth-colours.ts';
import type { Tooth } from './teeth.ts';

/** A tooth with less depth than this is in the shade of its neighbours. */
const BEHIND = -0.6;

/** The cheeks shade the premolars. */
const shadeOf = ({ depth, kind, x }: Tooth) =>
  kind === 'premolar' ? (Math.abs(x) < 170 ? 0.14 : 0.3) : depth < BEHIND ? 0.16 : 0;

/** The teeth of one jaw, back to front. `towards` is 1 for the upper jaw and -1 for the lower. */
export function ToothRow({ id, teeth, towards }: { id: string; teeth: readonly Tooth[]; towards: 1 | -1 }) {
  return teeth
    .toSorted((one, other) => one.depth - other.depth)
    .map((tooth) => {
      const { kind, x, y, width, height, tilt, turned, side } = tooth;
      const shade = shadeOf(tooth);
      const lean = turned > 0 ? `skewY(${side * 8})` : '';
      const size = `scale(${((-side * width) / 100).toFixed(2)} ${((towards * height) / 100).toFixed(2)})`;
      return (
        <g key={x} transform={`translate(${Math.round(260 + x)} ${Math.round(y)})rotate(${tilt})${lean}${size}`}>
          <use href={`#${id}${kind}`} />
          {towards === 1 && turned === 0 && shade === 0 && (
            <use href={`#${id}light`} transform={side === 1 ? 'scale(-1 1)' : undefined} />
          )}
          {turned > 0 && <use href={`#${id}${kind}-crown`} fill={`url(#${id}turned)`} />}
          {shade > 0 && <use href={`#${id}${kind}-crown`} fill={SHADE} fillOpacity={shade} />}
        </g>
      );
    });
}
