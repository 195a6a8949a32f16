import { useId } from 'react';
import { Backdrop } from './portraits/backdrop.tsx';
import { Badge } from './portraits/badge.tsx';
import { Beard } from './portraits/beard.tsx';
import { HAIRS, SKINS } from './portraits/complexion.ts';
import { Dress } from './portraits/dress.tsx';
import { Eyes } from './portraits/eyes.tsx';
import { Face } from './portraits/face.tsx';
import { Glasses } from './portraits/glasses.tsx';
import { HairBehind, HairInFront } from './portraits/hair.tsx';
import { hairCut } from './portraits/hair-cut.ts';
import { type Looks, likeness } from './portraits/likeness.ts';
import { Marks } from './portraits/marks.tsx';
import { Mouth } from './portraits/mouth.tsx';
import { Neck } from './portraits/neck.tsx';
import { Nose } from './portraits/nose.tsx';

/** A member of the team, until there is a photograph. */
export function Portrait({ looks }: { looks: Looks }) {
  const id = useId();
  const like = likeness(looks);
  const skin = SKINS[looks.skin] ?? SKINS[0];
  const hair = HAIRS[looks.hairColour];
  // A narrow face is a longer one.
  const head = `translate(116 ${112 - like.reach})rotate(${like.tilt} 0 70)scale(${like.width} ${Math.round((1.5 - like.width / 2) * 100) / 100})`;
  return (
    <svg
      viewBox="0 0 232 260"
      preserveAspectRatio="xMidYMin slice"
      focusable="false"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      aria-hidden
    >
      <Backdrop id={id} like={like} />
      <g transform={head}>
        <HairBehind looks={looks} hair={hair} />
      </g>
      <Neck like={like} looks={looks} skin={skin} />
      <Dress looks={looks} like={like} />
      <g transform={head}>
        <Face id={id} looks={looks} like={like} skin={skin} hairLine={hairCut(looks).front} />
        <g transform={`translate(${like.turn} 0)`}>
          <Marks id={id} looks={looks} skin={skin} />
          <Nose like={like} skin={skin} age={looks.age} />
          <Eyes id={id} looks={looks} like={like} skin={skin} hair={hair} />
          {looks.beard && <Beard looks={looks} like={like} hair={hair} />}
          <Mouth looks={looks} like={like} skin={skin} />
        </g>
        <HairInFront id={id} looks={looks} hair={hair} />
        {looks.glasses && <Glasses id={id} looks={looks} like={like} />}
      </g>
      <Badge />
    </svg>
  );
}
