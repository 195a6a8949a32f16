import { useId } from 'react';
import { AppleTree } from './article-pictures/apple-tree.tsx';
import { Barn } from './article-pictures/barn.tsx';
import { FingerPost } from './article-pictures/finger-post.tsx';
import { Foreground } from './article-pictures/foreground.tsx';
import { Kite } from './article-pictures/kite.tsx';
import { between, whole } from './article-pictures/motif.ts';
import { NoticeBoard } from './article-pictures/notice-board.tsx';
import { ridge } from './article-pictures/ridge.ts';
import { Roses } from './article-pictures/roses.tsx';
import { SteppingStones } from './article-pictures/stepping-stones.tsx';
import { TwoSheep } from './article-pictures/two-sheep.tsx';
import { Viaduct } from './article-pictures/viaduct.tsx';
import { Weather } from './article-pictures/weather.tsx';
import { chances } from './chances.ts';
import { colour, mix } from './colour.ts';

const MOTIFS = new Map([
  ['dental-health', AppleTree],
  ['nhs-services', FingerPost],
  ['treatments', Viaduct],
  ['patient-stories', TwoSheep],
  ['practice-news', NoticeBoard],
  ['oral-hygiene', SteppingStones],
  ['childrens-dentistry', Kite],
  ['cosmetic-dentistry', Roses],
  // No category: where an article was looked for and is not.
  ['not-found', FingerPost],
]);

/** The hill that the motif stands on: pasture, hay meadow, or moor. */
const MEADOWS = [colour('hill-near'), mix('hill-near', 'hill-mid', 45), mix('hill-near', 'stone-trim', 28)] as const;

/**
 * For an article without a picture of its own: a sign of its category in the Dales, at an hour and in a weather that its
 * key decides. The sign keeps to the middle, since cards crop from above and from the sides.
 */
export function ArticlePicture({ category, seed }: { category: string; seed: string }) {
  const id = useId();
  const chance = chances(seed);
  const Motif = MOTIFS.get(category) ?? Barn;
  const x = between(chance(10), 336, 396);
  const y = between(chance(11), 318, 334);
  const lift = between(chance(12), -20, 24);
  const far = ridge([
    [0, 236 + lift],
    [between(chance(13), 120, 260), between(chance(14), 166, 228)],
    [between(chance(15), 380, 470), between(chance(16), 178, 236)],
    [642, between(chance(17), 160, 226)],
  ]);
  const middle = ridge([
    [0, between(chance(18), 250, 284)],
    [between(chance(19), 190, 300), between(chance(26), 232, 272)],
    [642, between(chance(27), 224, 276)],
  ]);
  const near = ridge([
    [0, between(chance(28), 300, 336)],
    [Math.round(x * 0.45), y + between(chance(29), 6, 18)],
    [x, y],
    [642, between(chance(30), 296, 330)],
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
      <path d={far} fill={mix('hill-far', 'cloud', between(chance(31), 0, 40))} />
      <path d={middle} fill={colour('hill-mid')} />
      <path
        d={`M${between(chance(32), 40, 120)} 268q30 30 ${between(chance(33), 10, 40)} 70M${between(chance(34), 520, 600)} 262q-26 24-${between(chance(35), 20, 50)} 60`}
        fill="none"
        stroke={colour('wall')}
        strokeWidth="2"
      />
      {behind && motif}
      <path d={near} fill={MEADOWS[whole(chance(36), 0, MEADOWS.length - 1)]} />
      {!behind && motif}
      <Foreground id={id} chance={chance} />
    </svg>
  );
}
