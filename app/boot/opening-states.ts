import type { TimelineEntry } from '../../domain/opening-hours.ts';
import { refreshLabels } from './refresh-labels.ts';

/** The words that hold at an instant, or nothing when the list does not reach that far. */
export function entryAt(timeline: readonly TimelineEntry[], until: number, now: number): TimelineEntry | undefined {
  return now < until ? timeline.findLast(([from]) => from <= now) : undefined;
}

function refresh(): void {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const entry = entryAt(JSON.parse(element.dataset['opening'] ?? '[]'), Number(element.dataset['openingUntil']), now);
    // A copy from the cache that is too old to know says nothing, rather than something wrong.
    element.hidden = entry === undefined;
    element.closest('[data-turns-to-night]')?.classList.toggle('night', entry?.[1] === 2);
    if (!entry) continue;
    element.dataset['open'] = String(entry[1] === 1);
    const words = element.querySelector('[data-opening-words]');
    if (words && words.textContent !== entry[2]) words.textContent = entry[2];
  }
}

/** Keeps 'Open now, until 5:00' true in a tab that stays open, and in a page that comes from a cache. */
export const keepOpeningStates = () => refreshLabels(refresh);
