import { refreshLabels } from './refresh-labels.ts';

/** Hides notices that have ended and moves the mark of today's hours at midnight in London. */
function refresh(): void {
  const now = Date.now();
  for (const notices of document.querySelectorAll<HTMLElement>('[data-notices]')) {
    const all = [...notices.querySelectorAll<HTMLElement>('[data-notice-until]')];
    for (const notice of all) notice.hidden = now >= Number(notice.dataset['noticeUntil']);
    notices.hidden = all.every(({ hidden }) => hidden);
  }
  const mark = document.querySelector('[data-today-mark]');
  const marked = mark?.closest('[data-day]');
  if (!mark || !marked) return;
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' }).format(now);
  const row = marked.parentElement?.querySelector(`[data-day="${today}"]`);
  if (!row || row === marked) return;
  marked.removeAttribute('data-today');
  row.setAttribute('data-today', '');
  row.firstElementChild?.append(mark);
}

/** Updates the notices and today's row in tabs left open past midnight. */
export const refreshDays = () => refreshLabels(refresh);
