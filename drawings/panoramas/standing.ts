import { PLACES, type Place } from '../skylines/places.ts';

/** Where a town stands in a panorama: `ground` is the line under its feet. */
export interface Standing {
  place: Place;
  x: number;
  ground: number;
  size: number;
}

/** Puts a town's own 640 by 400 where it stands. */
export const toItsPlace = ({ place, x, ground, size }: Standing) =>
  `translate(${Math.round(x - PLACES[place].middle * size)} ${Math.round(ground - 350 * size)})scale(${size})`;
