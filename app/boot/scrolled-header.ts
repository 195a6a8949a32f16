const scrolledAfterPx = 20;

/** Gives the header a stronger shadow once the page has been scrolled. */
export function markScrolledHeader(): void {
  const mark = () => {
    document.querySelector('[data-site-header]')?.toggleAttribute('data-scrolled', window.scrollY > scrolledAfterPx);
  };
  addEventListener('scroll', mark, { passive: true });
  // For a page that opens scrolled. Not sooner: reading the position would force a layout before the first paint.
  if (document.readyState === 'complete') mark();
  else addEventListener('load', mark);
}
