const everyMs = 15_000;

/** Runs now, every 15 s, and when the tab is shown again. */
export function refreshLabels(refresh: () => void): void {
  refresh();
  setInterval(refresh, everyMs);
  document.addEventListener('visibilitychange', refresh);
}
