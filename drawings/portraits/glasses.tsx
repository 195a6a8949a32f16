import { colour, tone } from '../colour.ts';
import type { FaceFeatures, Looks } from './face-features.ts';

/** Left lens and rim colour. */
const FRAMES = {
  square: ['M-15-7C-14-11 12-11 14-7C14 2 13 11 2 11C-12 12-15 4-15-7Z', tone('action', 0.27, 0.04)],
  round: ['M-15 1A15 14 0 1 1 15 1A15 14 0 1 1-15 1Z', tone('sun', 0.5, 0.09)],
  winged: ['M-20-11C-8-11 8-10 14-7C15 6 9 12 0 12C-10 12-14 4-15-3Z', tone('danger', 0.42, 0.12)],
  slim: ['M-14-4C-12-7 12-7 14-4C14 4 10 10 0 10S-14 4-14-4Z', tone('action', 0.45, 0.03)],
} as const;

function choose({ age }: Looks, { broad }: FaceFeatures): keyof typeof FRAMES {
  if (age === 'older') return broad ? 'slim' : 'winged';
  return age === 'young' ? 'round' : 'square';
}

export function Glasses({ id, looks, features }: { id: string; looks: Looks; features: FaceFeatures }) {
  const frame = choose(looks, features);
  const [lens, rim] = FRAMES[frame];
  return (
    <g transform={`translate(${features.turn} 1)`} stroke={rim} strokeWidth={frame === 'slim' ? 2.2 : 3}>
      <g id={`${id}lens`} transform={`translate(-${features.eyeGap} 0)`}>
        <path d={`${lens}M-15-4H${Math.round(features.eyeGap) - 46}`} fill={colour('fleece')} fillOpacity=".14" />
      </g>
      <use href={`#${id}lens`} transform="scale(-1 1)" />
      <path d="M-7-4Q0-8 7-4" />
    </g>
  );
}
