const shareInView = 0.1;

/**
 * Adds the class `visible` to a section when it is scrolled into view. To fade in, a section is hidden while it is within the next
 * screen. Nothing is hidden before the visitor scrolls, because that would paint the page twice while it loads.
 */
export function markVisibleSections(): void {
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
  const sections = document.querySelectorAll('[data-section]');
  for (const section of sections) show.observe(section);
  addEventListener(
    'scroll',
    () => {
      for (const section of sections) hide.observe(section);
    },
    { once: true, passive: true },
  );
}
