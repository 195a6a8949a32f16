const shareInView = 0.1;

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50));

/**
 * Sections below the first screen are laid out after it, one at a time: the stylesheet skips those without the class `laid-out`.
 * All of them at once kept an old telephone from answering for a third of a second. They do not wait until they are scrolled to,
 * since a link to a part of the page has to know how tall everything before it is.
 */
let layingOut = false;
function layOutOneByOne(): void {
  const section = document.querySelector('[data-section]:not(.laid-out)');
  if (!section || layingOut) return;
  layingOut = true;
  whenIdle(() => {
    layingOut = false;
    section.classList.add('laid-out');
    // Asking for its place has it laid out now, in a step of its own.
    section.getBoundingClientRect();
    layOutOneByOne();
  });
}

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
    layOutOneByOne();
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
