import type { Looks } from './face-features.ts';

export interface Skin {
  base: string;
  shade: string;
  line: string;
  blush: string;
  lip: string;
}

export interface Hair {
  base: string;
  light: string;
  dark: string;
}

/* Not from the palette: people look the same in both schemes and with any brand. */
export const SKINS: readonly [Skin, ...Skin[]] = [
  { base: '#fadfcc', shade: '#efc1a8', line: '#cf9079', blush: '#ef8f85', lip: '#d4747a' },
  { base: '#f2cdad', shade: '#e0ab86', line: '#ba7a58', blush: '#e67d72', lip: '#c4676a' },
  { base: '#dcab81', shade: '#c48a5f', line: '#935b39', blush: '#d4674f', lip: '#ad5650' },
  { base: '#b98259', shade: '#9c633e', line: '#6c3d22', blush: '#bd5238', lip: '#8e463d' },
  { base: '#91603e', shade: '#714529', line: '#472713', blush: '#aa4630', lip: '#7b3a38' },
  { base: '#6b452f', shade: '#4e2f1e', line: '#2c180c', blush: '#93402c', lip: '#713336' },
];

export const HAIRS: Record<Looks['hairColour'], Hair> = {
  black: { base: '#262024', light: '#463d43', dark: '#151215' },
  'dark-brown': { base: '#432d23', light: '#674839', dark: '#2b1b14' },
  brown: { base: '#754d31', light: '#986c49', dark: '#563623' },
  auburn: { base: '#ad562d', light: '#cf7c48', dark: '#863f20' },
  blonde: { base: '#dfba76', light: '#f2dba8', dark: '#bb914f' },
  grey: { base: '#92969c', light: '#b5b8bd', dark: '#70747b' },
  white: { base: '#e6e4e1', light: '#fbfaf8', dark: '#c0c0c4' },
};

export const EYE_WHITE = '#fffaf4';
export const PUPIL = '#2a1c1c';
export const TOOTH = '#fffdf8';
export const MOUTH = '#7a2c35';

const PALE_IRISES = ['#54789a', '#667f5c', '#7c5836', '#62707c'];
const DARK_IRISES = ['#4a2e1c', '#3a2417', '#5c3b22'];

export const irises = (skin: number) => (skin < 2 ? PALE_IRISES : DARK_IRISES);
