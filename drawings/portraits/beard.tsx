import type { Hair } from './complexion.ts';
import type { FaceFeatures, Looks } from './face-features.ts';

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
