import { refreshLabels } from './refresh-labels.ts';

/** What holds for a day: a notice that is over goes, and the mark of today's hours moves on at midnight in London. */
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

/** Keeps a tab that stays open over midnight from telling of yesterday. */
export const refreshDays = () => refreshLabels(refresh);
