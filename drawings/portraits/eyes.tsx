import { colour, tone } from '../colour.ts';
import { EYE_WHITE, type Hair, irises, PUPIL, type Skin } from './complexion.ts';
import type { FaceFeatures, Looks } from './face-features.ts';

/** White, upper lid and crease of the left eye. */
const SHAPES: Record<FaceFeatures['eyes'], readonly [string, string, string]> = {
  almond: ['M-10 1C-6-6 4-7 9.5 2C5 6-5 6.5-10 1Z', 'M-11 1.5C-6-7 5-8 10 2.5', 'M-10-6C-5-11 3-11 7-7'],
  round: ['M-9 0C-7-8 5-8.5 9 1.5C6 7-6 7-9 0Z', 'M-10 0C-7-9 5-9.5 9.7 2', 'M-10-7C-5-13 4-12.5 8-8'],
  hooded: ['M-10 0C-5-5 4-6 10 2.5C5 5.5-5 6-10 0Z', 'M-11.5 1C-5-6.5 5-7.5 10.5 3', 'M-12-4C-7-9 2-9.5 6-8'],
};

const BROWS = {
  fine: 'M-13-11C-9-17.5 0-20 10-16C11-15 10-13.6 9-13.8C1-16-7-15-13-11Z',
  full: 'M-14-10C-11-18 0-21.5 10-17.5C12-15 11-13 9.5-13C0-15.5-7-14-14-10Z',
};

interface EyesProps {
  id: string;
  looks: Looks;
  features: FaceFeatures;
  skin: Skin;
  hair: Hair;
}

export function Eyes({ id, looks, features, skin, hair }: EyesProps) {
  const [white, lid, crease] = SHAPES[features.eyes];
  const colours = irises(looks.skin);
  return (
    <>
      <g id={`${id}eye`} transform={`translate(-${features.eyeGap} 0)`}>
        <path d={white} fill={EYE_WHITE} />
        <circle cy="-.6" r="5.3" fill={colours[Math.floor(features.random(21) * colours.length)]} />
        <circle cy="-.6" r="3" fill={PUPIL} />
        <path d="M.6-3h.1" stroke={EYE_WHITE} strokeWidth="3" />
        <path d={features.broad ? lid : `${lid}M-10.4 1l-2.6-1.8`} stroke={PUPIL} strokeWidth="2.2" />
        <path d={crease} stroke={skin.line} strokeWidth="1.4" opacity=".6" />
        <path
          d={features.broad ? BROWS.full : BROWS.fine}
          transform={`translate(0 ${-Math.round(features.random(22) * 3)})rotate(${features.brow})`}
          fill={looks.hairColour === 'white' || looks.hairColour === 'blonde' ? hair.dark : hair.base}
        />
      </g>
      <use href={`#${id}eye`} transform="scale(-1 1)" />
    </>
  );
}

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
