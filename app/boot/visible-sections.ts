const shareInView = 0.1;

/**
 * Sections get the class `visible` once they are scrolled into view, and fade up. The stylesheet hides them only after
 * this has announced itself on the document, so nothing is ever hidden where it does not run.
 */
export function markVisibleSections(): void {
  if (!('IntersectionObserver' in window)) return;
  const root = document.documentElement;
  const observer = new IntersectionObserver(
    (entries) => {
      const isFirst = !root.classList.contains('reveals');
      for (const { boundingClientRect, intersectionRatio, isIntersecting, target } of entries) {
        // A tenth of a very tall section may never fit on a small screen: it counts as soon as it is touched.
        const isTall = boundingClientRect.height > innerHeight * 5;
        const isInView = isIntersecting && (intersectionRatio >= shareInView || isTall);
        // What is on the screen at the start must not blink: it is visible before the rule that hides the others comes into force.
        if (!isInView && !(isFirst && boundingClientRect.top < innerHeight)) continue;
        target.classList.add('visible');
        observer.unobserve(target);
      }
      root.classList.add('reveals');
    },
    { rootMargin: '50px', threshold: [0, shareInView] },
  );
  // The observer answers when the page is laid out. Asking for places here would have it laid out once more.
  for (const section of document.querySelectorAll('[data-section]')) observer.observe(section);
}
