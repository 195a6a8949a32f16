import { mix } from '../colour.ts';
import { PLACES } from '../skylines/places.ts';
import { type TownPosition, townTransform } from './town-position.ts';

/** The lane from a town's door to the foreground. */
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
