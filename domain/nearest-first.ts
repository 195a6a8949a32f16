export type Position = { latitude: number; longitude: number };

const earthRadiusMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine), accurate to 0.5%. */
export function milesBetween(from: Position, to: Position): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  // For antipodal points, rounding can give a value just above 1, outside the domain of asin.
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Places sorted by distance. The sort is stable. */
export function nearestFirst<Place extends { geo: Position }>(
  places: readonly Place[],
  from: Position,
): (Place & { miles: number })[] {
  return places
    .map((place) => ({ ...place, miles: milesBetween(from, place.geo) }))
    .toSorted((one, other) => one.miles - other.miles);
}
