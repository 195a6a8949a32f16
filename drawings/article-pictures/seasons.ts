import { colour, mix } from '../colour.ts';

/** Colours of the hills by season: near, middle and front. */
export const SEASONS = [
  { near: mix('hill-near', 'accent', 18), middle: mix('hill-mid', 'accent', 16), front: mix('hill-front', 'hill-near', 25) },
  { near: colour('hill-near'), middle: colour('hill-mid'), front: colour('hill-front') },
  { near: mix('hill-near', 'hill-mid', 45), middle: mix('hill-mid', 'hill-far', 40), front: colour('hill-front') },
  {
    near: mix('hill-near', 'stone-trim', 52),
    middle: mix('hill-mid', 'stone-trim', 48),
    front: mix('hill-front', 'stone-trim', 26),
  },
  { near: mix('hill-far', 'cloud', 42), middle: mix('hill-far', 'cloud', 66), front: mix('hill-far', 'roof', 42) },
] as const;

export type Season = (typeof SEASONS)[number];
