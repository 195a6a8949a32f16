import { colour } from './colour.ts';

/** Thin lines across the hills: the walls between fields. */
export function FieldWalls({ d, width = '2' }: { d: string; width?: string }) {
  return <path d={d} fill="none" stroke={colour('wall')} strokeWidth={width} />;
}
