import { useId } from 'react';
import { AppleTree } from './article-pictures/apple-tree.tsx';
import { BareBoard } from './article-pictures/bare-board.tsx';
import { Barn } from './article-pictures/barn.tsx';
import { FingerPost } from './article-pictures/finger-post.tsx';
import { Foreground } from './article-pictures/foreground.tsx';
import { Kite } from './article-pictures/kite.tsx';
import { Land } from './article-pictures/land.tsx';
import { LetterBearer } from './article-pictures/letter-bearer.tsx';
import { between, whole } from './article-pictures/motif.ts';
import { NoticeBoard } from './article-pictures/notice-board.tsx';
import { ridge } from './article-pictures/ridge.ts';
import { Roses } from './article-pictures/roses.tsx';
import { SEASONS } from './article-pictures/seasons.ts';
import { SteppingStones } from './article-pictures/stepping-stones.tsx';
import { TwoSheep } from './article-pictures/two-sheep.tsx';
import { Umbrella } from './article-pictures/umbrella.tsx';
import { Viaduct } from './article-pictures/viaduct.tsx';
import { Weather } from './article-pictures/weather.tsx';
import { chances } from './chances.ts';
import { mix } from './colour.ts';

const MOTIFS = new Map([
  ['dental-health', AppleTree],
  ['nhs-services', FingerPost],
  ['treatments', Viaduct],
  ['patient-stories', TwoSheep],
  ['practice-news', NoticeBoard],
  ['oral-hygiene', SteppingStones],
  ['childrens-dentistry', Kite],
  ['cosmetic-dentistry', Roses],
  // No categories: where an article is not, where there is none yet, where something went wrong, and where a request came in.
  ['not-found', FingerPost],
  ['none-yet', BareBoard],
  ['trouble', Umbrella],
  ['received', LetterBearer],
]);

/**
 * For an article without a picture of its own: a sign of its category in the Dales, in a season, at an hour and in a
 * weather that its key decides. The sign keeps to the middle, since cards crop from above and from the sides.
 */
export function ArticlePicture({ category, seed }: { category: string; seed: string }) {
  const id = useId();
  const chance = chances(seed);
  const Motif = MOTIFS.get(category) ?? Barn;
  const season = SEASONS[whole(chance(36), 0, SEASONS.length - 1)] ?? SEASONS[1];
  const x = between(chance(10), 274, 388);
  const y = between(chance(11), 312, 338);
  const near = ridge([
    [0, between(chance(28), 296, 344)],
    [Math.round(x * 0.45), y + between(chance(29), 6, 18)],
    [x, y],
    [642, between(chance(30), 290, 338)],
  ]);
  const behind = Motif === Viaduct;
  const motif = <Motif id={id} x={x} y={y} chance={chance} />;
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      color={mix('roof-shade', 'black', 45)}
    >
      <Weather id={id} chance={chance} />
      <Land chance={chance} season={season} />
      {behind && motif}
      <path d={near} fill={season.near} />
      {!behind && motif}
      <Foreground id={id} chance={chance} ground={season.front} />
    </svg>
  );
}
