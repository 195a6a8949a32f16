const scrolledAfterPx = 20;

/** The header's shadow grows once the page has been scrolled. */
export function markScrolledHeader(): void {
  const mark = () => {
    document.querySelector('[data-site-header]')?.toggleAttribute('data-scrolled', window.scrollY > scrolledAfterPx);
  };
  addEventListener('scroll', mark, { passive: true });
  // A page that comes back scrolled. Later, since asking now would have it laid out before its time.
  requestAnimationFrame(() => setTimeout(mark));
}
