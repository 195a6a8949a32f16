import { fill } from '../../../domain/fill.ts';
import { nearestFirst, type Position } from '../../../domain/nearest-first.ts';
import { type DistanceWords, formatDistance } from './format-distance.ts';

export type NearestProps = {
  /** Id of the section with the practices. Its items have `data-position` and `data-town`. */
  listId: string;
  words: DistanceWords & { finding: string; notFound: string; sorted: string };
};

/** After this the list is shown unsorted. */
const timeoutMs = 10_000;
/** A position this old is accurate enough. */
const maximumAgeMs = 5 * 60_000;

const locate = () =>
  new Promise<Position>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }), reject, {
      timeout: timeoutMs,
      maximumAge: maximumAgeMs,
    });
  });

/** Sorts the practices by distance when the visitor presses the link and allows it. The position never leaves the browser. */
export function start(element: HTMLElement, { listId, words }: NearestProps): void {
  const link = element.querySelector('a');
  const list = document.getElementById(listId);
  const status = list?.querySelector('[role="status"]');
  const practices = [...(list?.querySelectorAll<HTMLElement>('li[data-position]') ?? [])];
  if (!link || !list || !status) throw new Error('Nearest location markup is incomplete');

  const show = (from: Position) => {
    const places = practices.map((practice) => ({
      practice,
      geo: JSON.parse(practice.dataset['position'] ?? '') as Position,
    }));
    for (const [index, { miles, practice }] of nearestFirst(places, from).entries()) {
      const distance = formatDistance(miles, words);
      practice.querySelector('[data-nearest]')?.toggleAttribute('hidden', index > 0);
      const line = practice.querySelector<HTMLElement>('[data-distance]');
      if (line) {
        line.textContent = distance;
        line.hidden = false;
      }
      if (index === 0) {
        status.textContent = fill(words.sorted, { town: practice.dataset['town'] ?? '', distance });
      }
      practice.parentElement?.append(practice);
    }
  };

  link.addEventListener('click', async (event) => {
    // Without geolocation the link leads to the list.
    if (!navigator.geolocation || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (link.hasAttribute('aria-busy')) return;
    link.setAttribute('aria-busy', 'true');
    status.textContent = words.finding;
    try {
      show(await locate());
    } catch {
      status.textContent = words.notFound;
      for (const part of list.querySelectorAll<HTMLElement>('[data-nearest], [data-distance]')) part.hidden = true;
    }
    link.removeAttribute('aria-busy');
    list.focus({ preventScroll: true });
    list.scrollIntoView();
  });
}
