import { useId } from 'react';
import { DEPTH, MouthGradients, mouth } from './arches/mouth.tsx';
import { Lips, opening, Skin } from './arches/skin.tsx';
import { type ArchDrawing, lowerTeeth, upperTeeth } from './arches/teeth.ts';
import { enamel, gums, ToothRow, ToothShapes } from './arches/tooth-row.tsx';

/** A smile before or after treatment. Lips and skin depend only on the seed, so both drawings of a case align except for the teeth. */
export function Arch({ teeth }: { teeth: ArchDrawing }) {
  const id = useId();
  const face = mouth(teeth.seed);
  const { complexion, lean } = face;
  const upper = upperTeeth(teeth);
  const lower = lowerTeeth(teeth);
  const edge = opening(face);
  const { base, dim, line } = enamel(teeth.shade);
  return (
    <svg
      viewBox="0 0 520 325"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      aria-hidden
    >
      <defs>
        <ToothShapes id={id} />
        <MouthGradients id={id} mouth={face} />
        <clipPath id={`${id}open`}>
          <path d={edge.upper + edge.lower} />
        </clipPath>
      </defs>
      <path d="M0 0h520v325H0z" fill={complexion.skin} />
      <g transform={`rotate(${lean} 260 160)`}>
        <Skin id={id} mouth={face} />
        <g clipPath={`url(#${id}open)`} strokeWidth="1.8">
          <path d="M0 60h520v190H0z" fill={DEPTH} />
          <path d={gums(lower, -1)} fill={complexion.gumDark} />
          <g fill={dim} stroke={line}>
            <ToothRow id={id} teeth={lower} towards={-1} />
          </g>
          <path d={gums(upper, 1)} fill={complexion.gum} />
          <g fill={base} stroke={line}>
            <ToothRow id={id} teeth={upper} towards={1} />
          </g>
          <path d={edge.upper} stroke={DEPTH} strokeWidth="15" opacity=".2" />
        </g>
        <Lips mouth={face} />
      </g>
    </svg>
  );
}
