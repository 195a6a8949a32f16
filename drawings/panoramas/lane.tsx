import { mix } from '../colour.ts';
import { PLACES } from '../skylines/places.ts';
import { type Standing, toItsPlace } from './standing.ts';

/** From a town's door towards us. */
export function Lane({ standing }: { standing: Standing }) {
  const { door } = PLACES[standing.place];
  return (
    <path
      transform={toItsPlace(standing)}
      d={`M${door - 10} 334h20c4 30-24 38-44 58s-40 50-50 88h-92c30-70 160-96 166-146z`}
      fill={mix('wall', 'stone', 50)}
    />
  );
}
