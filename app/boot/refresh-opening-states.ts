import type { TimelineEntry } from '../../domain/opening-hours.ts';
import { refreshLabels } from './refresh-labels.ts';

/** The entry in force at `now`, or undefined after the end of the timeline. */
export function entryAt(timeline: readonly TimelineEntry[], until: number, now: number): TimelineEntry | undefined {
  return now < until ? timeline.findLast(([from]) => from <= now) : undefined;
}

function refresh(): void {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const entry = entryAt(JSON.parse(element.dataset['opening'] ?? '[]'), Number(element.dataset['openingUntil']), now);
    // Hide the label if the cached page is older than its timeline.
    element.hidden = entry === undefined;
    element.closest('[data-turns-to-night]')?.classList.toggle('night', entry?.[1] === 2);
    if (!entry) continue;
    element.dataset['open'] = String(entry[1] === 1);
    const words = element.querySelector('[data-opening-words]');
    if (words && words.textContent !== entry[2]) words.textContent = entry[2];
  }
}

/** Updates labels such as 'Open now, until 5:00' in open tabs and cached pages. */
export const refreshOpeningStates = () => refreshLabels(refresh);
