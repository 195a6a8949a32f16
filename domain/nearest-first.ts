export type Position = { latitude: number; longitude: number };

const earthRadiusMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, on a globe: good to half a percent, which is better than a phone knows where it is. */
export function milesBetween(from: Position, to: Position): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  // Rounding may lift opposite ends of the globe a hair above 1, where the arc sine has no value.
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Places in the order of their distance; equally far ones keep the order in which they were given. */
export function nearestFirst<Place extends { geo: Position }>(
  places: readonly Place[],
  from: Position,
): (Place & { miles: number })[] {
  return places
    .map((place) => ({ ...place, miles: milesBetween(from, place.geo) }))
    .toSorted((one, other) => one.miles - other.miles);
}
