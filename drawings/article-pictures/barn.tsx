import { FieldBarn } from '../dales/field-barn.tsx';
import type { MotifProps } from './motif.ts';

/** For categories without a motif. */
export function Barn({ random, id, x, y }: MotifProps) {
  const size = (2.1 + random(100) * 0.8).toFixed(2);
  return (
    <g transform={`translate(${x} ${y})scale(${random(101) > 0.5 ? '' : '-'}${size} ${size})`}>
      <FieldBarn id={`${id}barn`} lamp={`${id}glow`} />
    </g>
  );
}
