import type { Palette } from '../content-model/schema/brand.ts';

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : Name;

/** Palette colour names in kebab case. Other names do not compile. */
export type Token = Kebab<keyof Palette>;

/** Converts 'onAction' to 'on-action'. */
export const token = (name: keyof Palette) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Token;

export const colour = (token: Token) => `var(--${token})`;

/** Mixes a percentage of a second colour into a token, in the current scheme. */
export const mix = (token: Token, other: Token | 'white' | 'black', percent: number) =>
  `color-mix(in oklab, ${colour(token)}, ${other === 'white' || other === 'black' ? other : colour(other)} ${percent}%)`;

/**
 * The token's hue at a fixed lightness and chroma, the same in both schemes. `turn` rotates the hue in degrees. Browsers without
 * relative colours inherit the colour, so give the parent a plain one.
 */
export const tone = (token: Token, lightness: number, chroma: number, turn = 0) =>
  `oklch(from ${colour(token)} ${lightness} ${chroma} ${turn === 0 ? 'h' : `calc(h + ${turn})`})`;
