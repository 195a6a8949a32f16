const everyMs = 15_000;

/** For what time makes untrue: now, four times a minute, and when somebody comes back to the tab. */
export function keepTrue(refresh: () => void): void {
  refresh();
  setInterval(refresh, everyMs);
  document.addEventListener('visibilitychange', refresh);
}
