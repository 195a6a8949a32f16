import { fill } from '../../../domain/fill.ts';
export type DistanceWords = { miles: string; oneMile: string; underOneMile: string };

/** Rounds to whole miles, because a straight-line distance is only an estimate. */
export function formatDistance(miles: number, words: DistanceWords): string {
  if (miles < 0.75) return words.underOneMile;
  const whole = Math.round(miles);
  return whole === 1 ? words.oneMile : fill(words.miles, { miles: whole });
}
