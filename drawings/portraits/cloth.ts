import { tone } from '../colour.ts';
import type { Looks } from './face-features.ts';

export interface Cloth {
  base: string;
  light: string;
  dark: string;
}

type Dye = readonly [token: Parameters<typeof tone>[0], lightness: number, chroma: number, turn?: number];

/** Clothing colours, based on palette hues. */
const DYES: Record<Looks['cloth'], Dye> = {
  'york-blue': ['action', 0.42, 0.13],
  moss: ['hill-near', 0.5, 0.1],
  heather: ['action', 0.52, 0.11, 42],
  ink: ['action', 0.31, 0.05],
  teal: ['hill-near', 0.53, 0.085, 60],
  claret: ['danger', 0.42, 0.13, -12],
  ochre: ['sun', 0.71, 0.125],
};

export function cloth(name: Looks['cloth']): Cloth {
  const [token, lightness, chroma, turn] = DYES[name];
  const at = (step: number) => tone(token, Math.round((lightness + step) * 100) / 100, chroma, turn);
  return { base: at(0), light: at(0.07), dark: at(-0.07) };
}
