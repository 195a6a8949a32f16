import { useId } from 'react';
import { AppleTree } from './article-pictures/apple-tree.tsx';
import { FingerPost } from './article-pictures/finger-post.tsx';
import { Foreground } from './article-pictures/foreground.tsx';
import { Kite } from './article-pictures/kite.tsx';
import { Land, SEASONS } from './article-pictures/land.tsx';
import { between, type MotifProps, randomInteger, ridge } from './article-pictures/motif.ts';
import { BareBoard, NoticeBoard } from './article-pictures/notice-board.tsx';
import { Roses } from './article-pictures/roses.tsx';
import { SteppingStones } from './article-pictures/stepping-stones.tsx';
import { LetterBearer, TwoSheep } from './article-pictures/two-sheep.tsx';
import { Umbrella } from './article-pictures/umbrella.tsx';
import { Viaduct } from './article-pictures/viaduct.tsx';
import { Weather } from './article-pictures/weather.tsx';
import { mix } from './colour.ts';
import { FieldBarn } from './dales/field-barn.tsx';
import { seededRandom } from './seeded-random.ts';

/** For categories without a motif. */
function Barn({ random, id, x, y }: MotifProps) {
  const size = (2.1 + random(100) * 0.8).toFixed(2);
  return (
    <g transform={`translate(${x} ${y})scale(${random(101) > 0.5 ? '' : '-'}${size} ${size})`}>
      <FieldBarn id={`${id}barn`} lamp={`${id}glow`} />
    </g>
  );
}

const MOTIFS = new Map([
  ['dental-health', AppleTree],
  ['nhs-services', FingerPost],
  ['treatments', Viaduct],
  ['patient-stories', TwoSheep],
  ['practice-news', NoticeBoard],
  ['oral-hygiene', SteppingStones],
  ['childrens-dentistry', Kite],
  ['cosmetic-dentistry', Roses],
  // Not categories: article not found, empty list, error, and testimonial received.
  ['not-found', FingerPost],
  ['none-yet', BareBoard],
  ['trouble', Umbrella],
  ['received', LetterBearer],
]);

/** For articles without an image: a motif for the category in the Dales. The seed decides season, time of day and weather. */
export function ArticlePicture({ category, seed }: { category: string; seed: string }) {
  const id = useId();
  const random = seededRandom(seed);
  const Motif = MOTIFS.get(category) ?? Barn;
  const season = SEASONS[randomInteger(random(36), 0, SEASONS.length - 1)] ?? SEASONS[1];
  const x = between(random(10), 274, 388);
  const y = between(random(11), 312, 338);
  const near = ridge([
    [0, between(random(28), 296, 344)],
    [Math.round(x * 0.45), y + between(random(29), 6, 18)],
    [x, y],
    [642, between(random(30), 290, 338)],
  ]);
  const behind = Motif === Viaduct;
  const motif = <Motif id={id} x={x} y={y} random={random} />;
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true" color={mix('roof-shade', 'black', 45)}>
      <Weather id={id} random={random} />
      <Land random={random} season={season} />
      {behind && motif}
      <path d={near} fill={season.near} />
      {!behind && motif}
      <Foreground id={id} random={random} ground={season.front} />
    </svg>
  );
}
