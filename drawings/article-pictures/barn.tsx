import { FieldBarn } from '../dales/field-barn.tsx';
import type { MotifProps } from './motif.ts';

/** For a category that has no sign of its own yet. */
export function Barn({ chance, id, x, y }: MotifProps) {
  const size = (2.1 + chance(100) * 0.8).toFixed(2);
  return (
    <g transform={`translate(${x} ${y})scale(${chance(101) > 0.5 ? '' : '-'}${size} ${size})`}>
      <FieldBarn id={`${id}barn`} lamp={`${id}glow`} />
    </g>
  );
}
