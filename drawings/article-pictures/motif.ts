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

type Point = readonly [x: number, y: number];

/** A hill through the given points, horizontal at each, filled to the bottom. */
export function ridge([first, ...rest]: readonly [Point, ...Point[]]): string {
  let [x, y] = first;
  const curves = rest.map(([nextX, nextY]) => {
    const reach = Math.round((nextX - x) / 2.4);
    const curve = `C${x + reach} ${y} ${nextX - reach} ${nextY} ${nextX} ${nextY}`;
    [x, y] = [nextX, nextY];
    return curve;
  });
  return `M${first[0]} ${first[1]}${curves.join('')}V402H0Z`;
}
