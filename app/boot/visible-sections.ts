const shareInView = 0.1;

/**
 * Adds the class `visible` to a section when it is scrolled into view. A section below the first screen is hidden one screen before
 * that, so that it can fade in: hiding all of them at load would paint the whole page again. Without this script none is hidden.
 */
export function markVisibleSections(): void {
  if (!('IntersectionObserver' in window)) return;
  let isFirst = true;
  const show = new IntersectionObserver(
    (entries) => {
      for (const { boundingClientRect, intersectionRatio, isIntersecting, target } of entries) {
        // A tenth of a very tall section may never fit on a small screen.
        const isTall = boundingClientRect.height > innerHeight * 5;
        const isInView = isIntersecting && (intersectionRatio >= shareInView || isTall);
        if (!isInView && !(isFirst && boundingClientRect.top < innerHeight)) continue;
        target.classList.add('visible');
        show.unobserve(target);
      }
      isFirst = false;
    },
    { rootMargin: '50px', threshold: [0, shareInView] },
  );
  const hide = new IntersectionObserver(
    (entries) => {
      for (const { boundingClientRect, isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        hide.unobserve(target);
        if (boundingClientRect.top > innerHeight) target.classList.add('fades-in');
      }
    },
    { rootMargin: '0px 0px 100%' },
  );
  for (const section of document.querySelectorAll('[data-section]')) {
    show.observe(section);
    hide.observe(section);
  }
}
