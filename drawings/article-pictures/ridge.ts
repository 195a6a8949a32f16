export type Point = readonly [x: number, y: number];

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
