import { PLACES, type Place } from '../skylines/places.ts';

/** The position of a town in a panorama. `ground` is the y of its base. */
export interface TownPosition {
  place: Place;
  x: number;
  ground: number;
  size: number;
}

/** The transform that moves a town's 640 by 400 drawing to its position. */
export const townTransform = ({ place, x, ground, size }: TownPosition) =>
  `translate(${Math.round(x - PLACES[place].middle * size)} ${Math.round(ground - 350 * size)})scale(${size})`;
