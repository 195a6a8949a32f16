import { type Hair, MOUTH, type Skin, TOOTH } from './complexion.ts';
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

const UPPER = 'C-46 14-42 22-33 26C-22 24-12 27 0 29C12 27 22 24 33 26C42 22 46 14 47-4';
const CUTS = {
  trimmed: `M-47-4${UPPER}C49 34 40 71 0 73C-40 71-49 34-47-4Z`,
  round: `M-47-4${UPPER}C55 40 44 84 0 86C-44 84-55 40-47-4Z`,
  uncut: `M-47-4${UPPER}C56 34 48 84 22 98C8 105-8 105-22 98C-48 84-56 34-47-4Z`,
};
const STRANDS = {
  trimmed: 'M34 38C32 52 24 62 14 66',
  round: 'M38 36C37 56 28 70 14 76M28 42C27 54 22 62 16 66M-34 42C-33 56-28 64-20 70',
  uncut: 'M40 36C40 60 30 82 14 92M28 44C27 60 20 74 8 82M-36 40C-36 60-28 78-16 88M-24 48C-23 62-18 72-10 78',
};

/** A beard whose cut depends on age and hair. */
export function Beard({ looks, features, hair }: { looks: Looks; features: FaceFeatures; hair: Hair }) {
  const cut = looks.hair === 'turban' ? 'uncut' : looks.age === 'older' ? 'round' : 'trimmed';
  return (
    <g transform={`translate(${-features.turn} ${Math.round(features.length * 0.57 - 37)})`}>
      <path d={CUTS[cut]} fill={hair.base} />
      <path d={STRANDS[cut]} stroke={hair.light} strokeWidth="2.4" />
      <path
        d="M0 27C-6 23-14 24-21 29C-25 32-28 32-31 31C-29 38-22 40-15 37C-9 36-5 36 0 35C5 36 9 36 15 37C22 40 29 38 31 31C28 32 25 32 21 29C14 24 6 23 0 27Z"
        fill={cut === 'trimmed' ? hair.dark : hair.light}
        transform={`translate(${features.turn} 0)`}
      />
    </g>
  );
}
