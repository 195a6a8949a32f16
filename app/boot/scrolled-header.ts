const scrolledAfterPx = 20;

/** The header's shadow grows once the page has been scrolled. */
export function markScrolledHeader(): void {
  const mark = () => {
    document.querySelector('[data-site-header]')?.toggleAttribute('data-scrolled', window.scrollY > scrolledAfterPx);
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}
