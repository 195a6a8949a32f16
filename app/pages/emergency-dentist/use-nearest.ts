import { type MouseEvent, useState } from 'react';
import { nearestFirst, type Position } from '../../../domain/nearest-first.ts';

type Search = 'not-asked' | 'finding' | 'not-found' | Position;

/** Somebody in pain does not wait: after this the list is shown as it is. */
const patienceMs = 10_000;
/** Where the visitor was a few minutes ago is near enough. */
const recentMs = 5 * 60_000;

const locate = () =>
  new Promise<Position>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }), reject, {
      timeout: patienceMs,
      maximumAge: recentMs,
    });
  });

/**
 * The places, and once the visitor has allowed it the nearest first. The position never leaves the browser.
 * @param show brings the list into view, whatever came of it
 */
export function useNearest<Place extends { geo: Position }>(places: readonly Place[], show: () => void) {
  const [search, setSearch] = useState<Search>('not-asked');
  const sorted = typeof search === 'object';

  /** For a link to the list: where the browser cannot ask, the link simply leads there. */
  const findNearest = async (event: MouseEvent) => {
    if (!navigator.geolocation || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (search === 'finding') return;
    setSearch('finding');
    setSearch(await locate().catch(() => 'not-found' as const));
    show();
  };

  return {
    findNearest,
    outcome: sorted ? ('sorted' as const) : search,
    places: sorted ? nearestFirst(places, search) : places.map((place) => ({ ...place, miles: undefined })),
  };
}
