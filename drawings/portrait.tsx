import { useId } from 'react';
import { colour } from './colour.ts';
import { Backdrop } from './portraits/backdrop.tsx';
import { HAIRS, SKINS } from './portraits/complexion.ts';
import { Dress } from './portraits/dress.tsx';
import { Eyes, Glasses } from './portraits/eyes.tsx';
import { Face, Marks, Neck, Nose } from './portraits/face.tsx';
import { faceFeatures, type Looks } from './portraits/face-features.ts';
import { HairBehind, HairInFront } from './portraits/hair.tsx';
import { hairCut } from './portraits/hair-cut.ts';
import { Beard, Mouth } from './portraits/mouth.tsx';

/** A blank name badge. The name is beside the picture. */
function Badge() {
  return (
    <>
      <path
        d="M147 226h28q4 0 4 4v11q0 4-4 4h-28q-4 0-4-4v-11q0-4 4-4z"
        fill={colour('fleece')}
        stroke={colour('roof')}
        strokeWidth="1.2"
      />
      <path d="M143.6 232v-2q0-3.4 3.4-3.4h28q3.4 0 3.4 3.4v2z" fill={colour('action')} />
      <path d="M151 239h.1" stroke={colour('accent')} strokeWidth="6" />
    </>
  );
}

/** A drawn portrait for team members without a photograph. */
export function Portrait({ looks }: { looks: Looks }) {
  const id = useId();
  const features = faceFeatures(looks);
  const skin = SKINS[looks.skin] ?? SKINS[0];
  const hair = HAIRS[looks.hairColour];
  // Narrow faces are longer.
  const head = `translate(116 ${112 - features.reach})rotate(${features.tilt} 0 70)scale(${features.width} ${Math.round((1.5 - features.width / 2) * 100) / 100})`;
  return (
    <svg
      viewBox="0 0 232 260"
      preserveAspectRatio="xMidYMin slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      aria-hidden
    >
      <Backdrop id={id} features={features} />
      <g transform={head}>
        <HairBehind looks={looks} hair={hair} />
      </g>
      <Neck features={features} looks={looks} skin={skin} />
      <Dress looks={looks} features={features} />
      <g transform={head}>
        <Face id={id} looks={looks} features={features} skin={skin} hairLine={hairCut(looks).front} />
        <g transform={`translate(${features.turn} 0)`}>
          <Marks id={id} looks={looks} skin={skin} />
          <Nose features={features} skin={skin} age={looks.age} />
          <Eyes id={id} looks={looks} features={features} skin={skin} hair={hair} />
          {looks.beard && <Beard looks={looks} features={features} hair={hair} />}
          <Mouth looks={looks} features={features} skin={skin} />
        </g>
        <HairInFront id={id} looks={looks} hair={hair} />
        {looks.glasses && <Glasses id={id} looks={looks} features={features} />}
      </g>
      <Badge />
    </svg>
  );
}
