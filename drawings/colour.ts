import type { Palette } from '../content/schema/brand.ts';

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : Name;

/** A name outside the palette does not compile: a drawing can never ask for a colour that no scheme defines. */
export type Token = Kebab<keyof Palette>;

/** The token of a colour as the content names it: 'onAction' is --on-action. */
export const token = (name: keyof Palette) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Token;

export const colour = (token: Token) => `var(--${token})`;

/** A share of a second colour mixed into a token, so that light and shade follow the scheme too. */
export const mix = (token: Token, other: Token | 'white' | 'black', percent: number) =>
  `color-mix(in oklab, ${colour(token)}, ${other === 'white' || other === 'black' ? other : colour(other)} ${percent}%)`;

/**
 * The token's own hue at a fixed lightness: for a mark that must stay itself by day and by night. A browser without relative
 * colours inherits instead, so give the parent a plain colour. `turn` goes round the colour wheel, in degrees, to hues that the
 * palette has none of.
 */
export const tone = (token: Token, lightness: number, chroma: number, turn = 0) =>
  `oklch(from ${colour(token)} ${lightness} ${chroma} ${turn === 0 ? 'h' : `calc(h + ${turn})`})`;
