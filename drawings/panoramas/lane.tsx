import { mix } from '../colour.ts';
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

export function Lane({ position }: { position: TownPosition }) {
  const { door } = PLACES[position.place];
  return (
    <path
      transform={townTransform(position)}
      d={`M${door - 10} 334h20c4 30-24 38-44 58s-40 50-50 88h-92c30-70 160-96 166-146z`}
      fill={mix('wall', 'stone', 50)}
    />
  );
}
