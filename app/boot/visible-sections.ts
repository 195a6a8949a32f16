const shareInView = 0.1;

/**
 * Sections get the class `visible` once they are scrolled into view, and fade up. The stylesheet hides them only after
 * this has announced itself on the document, so nothing is ever hidden where it does not run.
 */
export function markVisibleSections(): void {
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { boundingClientRect, intersectionRatio, isIntersecting, target } of entries) {
        // A tenth of a very tall section may never fit on a small screen: it counts as soon as it is touched.
        const isTall = boundingClientRect.height > innerHeight * 5;
        if (!isIntersecting || (intersectionRatio < shareInView && !isTall)) continue;
        target.classList.add('visible');
        observer.unobserve(target);
      }
    },
    { rootMargin: '50px', threshold: [0, shareInView] },
  );
  const observe = () => {
    for (const section of document.querySelectorAll('[data-section]:not(.visible)')) observer.observe(section);
  };
  // What is in view already must not blink: it is visible before the rule that hides the others comes into force.
  for (const section of document.querySelectorAll('[data-section]')) {
    if (section.getBoundingClientRect().top < innerHeight) section.classList.add('visible');
  }
  document.documentElement.classList.add('reveals');
  observe();
  // React puts new sections in when the visitor goes to another page.
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true });
}
