import { colour } from '../colour.ts';

export function Clock({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="2">
      <circle r={size} fill={colour('fleece')} stroke={colour('stone-trim')} />
      <path d={`M${size / 2} 0H0v-${size * 0.7}`} fill="none" stroke={colour('roof-shade')} />
    </g>
  );
}
