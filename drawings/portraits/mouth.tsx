import { MOUTH, type Skin, TOOTH } from './complexion.ts';
import type { FaceFeatures, Looks } from './face-features.ts';

interface SmileProps {
  features: FaceFeatures;
  skin: Skin;
}

function OpenSmile({ features, skin }: SmileProps) {
  const laughs = features.random(24) < 0.55;
  return (
    <>
      <path
        d={laughs ? 'M-15 8C-11 17-6 19 0 19S11 17 15 8Z' : 'M-14 7C-10 14-5 15.5 0 15.5S10 14 14 7Z'}
        fill={features.broad ? skin.shade : skin.lip}
      />
      <path
        d={laughs ? 'M-19 0C-9 2 9 2 19 0C16 11 9 15.5 0 15.5S-16 11-19 0Z' : 'M-19 0C-9 2 9 2 19 0C15 9 9 12 0 12S-15 9-19 0Z'}
        fill={MOUTH}
      />
      <path d="M-17.5 .4C-8 2 8 2 17.5 .4C14 7.5 8 10 0 10S-14 7.5-17.5 .4Z" fill={TOOTH} />
      <path
        d={
          features.broad
            ? 'M-21-2Q-19 0-17 .2C-8 2 8 2 17 .2Q19 0 21-2'
            : 'M-19 0C-12-2-5-4.6-2.4-4Q0-2.8 2.4-4C5-4.6 12-2 19 0C9 2-9 2-19 0Z'
        }
        fill={features.broad ? undefined : skin.lip}
        stroke={features.broad ? skin.line : undefined}
        strokeWidth="1.9"
      />
    </>
  );
}

function ClosedSmile({ features, skin }: SmileProps) {
  return (
    <>
      <path
        d={
          features.broad
            ? 'M-12 4Q0 13 12 4Q0 9-12 4Z'
            : 'M-15 0C-9-2-5-4-2.4-3.4Q0-2.4 2.4-3.4C5-4 9-2 15 0C10 8 5 10 0 10S-10 8-15 0Z'
        }
        fill={features.broad ? skin.shade : skin.lip}
      />
      <path d="M-19-2.4Q-17 0-14 .6C-7 4.4 7 4.4 14 .6Q17 0 19-2.4" stroke={features.broad ? skin.line : MOUTH} strokeWidth="2" />
    </>
  );
}

export function Mouth({ looks, features, skin }: SmileProps & { looks: Looks }) {
  const Smile = looks.smile === 'open' ? OpenSmile : ClosedSmile;
  return (
    <g transform={`translate(0 ${Math.round(features.length * 0.57)})scale(${features.mouth})`}>
      <Smile features={features} skin={skin} />
    </g>
  );
}
