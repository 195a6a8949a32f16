/** A motif's position and random numbers. */
export interface MotifProps {
  id: string;
  x: number;
  y: number;
  random: (salt: number) => number;
}

/** Maps a number from 0 to 1 to an integer from `least` to `most`, inclusive. */
export const randomInteger = (value: number, least: number, most: number) => least + Math.floor(value * (most - least + 1));

/** Interpolates and rounds. */
export const between = (value: number, from: number, to: number) => Math.round(from + value * (to - from));
