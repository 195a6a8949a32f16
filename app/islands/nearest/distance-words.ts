export type DistanceWords = { miles: string; oneMile: string; underOneMile: string };

/** Whole miles: the road is longer than the crow's way, so a finer figure would pretend to know more. */
export function distanceWords(miles: number, words: DistanceWords): string {
  if (miles < 0.75) return words.underOneMile;
  const whole = Math.round(miles);
  return whole === 1 ? words.oneMile : words.miles.replace('{miles}', String(whole));
}
