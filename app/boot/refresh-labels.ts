import type { TimelineEntry } from '../../domain/opening-hours.ts';

const everyMs = 15_000;

/** The entry in force at `now`, or undefined after the end of the timeline. */
function entryAt(timeline: readonly TimelineEntry[], until: number, now: number): TimelineEntry | undefined {
  return now < until ? timeline.findLast(([fromMinute]) => fromMinute * 60_000 <= now) : undefined;
}

/** Updates labels such as 'Open now, until 5:00' in open tabs and cached pages. */
function refreshOpeningStates(): void {
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

/** In tabs left open past midnight in London, hides notices that have ended and moves the mark of today's hours. */
function refreshDays(): void {
  const now = Date.now();
  for (const notices of document.querySelectorAll<HTMLElement>('[data-notices]')) {
    const all = [...notices.querySelectorAll<HTMLElement>('[data-notice-until]')];
    for (const notice of all) notice.hidden = now >= Number(notice.dataset['noticeUntil']);
    notices.hidden = all.every(({ hidden }) => hidden);
  }
  const mark = document.querySelector<HTMLElement>('[data-today-until]');
  const marked = mark?.closest('[data-day]');
  // Not sooner: the first format with a time zone takes a tenth of a second on an old phone.
  if (!mark || !marked || now < Number(mark.dataset['todayUntil'])) return;
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' }).format(now);
  const row = marked.parentElement?.querySelector(`[data-day="${today}"]`);
  if (!row || row === marked) return;
  marked.removeAttribute('data-today');
  row.setAttribute('data-today', '');
  row.firstElementChild?.append(mark);
}

/** Runs now, every 15 s, and when the tab is shown again. */
export function refreshLabels(): void {
  const refresh = () => {
    refreshOpeningStates();
    refreshDays();
  };
  refresh();
  setInterval(refresh, everyMs);
  document.addEventListener('visibilitychange', refresh);
}
