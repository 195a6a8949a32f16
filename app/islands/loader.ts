/**
 * Starts the islands of a page, makes Back links go back and closes the menu on its links. The server writes this script inline
 * into the head, so it runs before the first paint.
 * An island's script is fetched when the island comes near the viewport, after a delay, or when it is first touched. Presses that
 * arrive earlier are kept and replayed. Imports nothing: vite-plugins/inline-script.ts compiles this file on its own.
 */
type IslandModule = { start(element: HTMLElement, props: unknown): void | Promise<void> };

/** After this, a press gets its native action. */
const timeoutMs = 8000;

const starting = new WeakMap<HTMLElement, Promise<void>>();
/** Controls whose press waits for an island, in the order of the presses. */
const pressed: HTMLElement[] = [];

/** Fetches and starts an island once. Never rejects: a failure sets `data-failed`, which the stylesheet uses. */
function start(island: HTMLElement): Promise<void> {
  const started = starting.get(island);
  if (started) return started;
  const { props = 'null', src = '' } = island.dataset;
  const [script = '', ...imports] = src.split(' ');
  for (const href of imports) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const promise = import(/* @vite-ignore */ script)
    .then((module: IslandModule) => module.start(island, JSON.parse(props)))
    .then(
      () => {
        delete island.dataset['failed'];
        island.dataset['started'] = '';
      },
      (error: unknown) => {
        island.dataset['failed'] = '';
        console.error(error);
        if (island.dataset['fallbackHref']) location.replace(island.dataset['fallbackHref']);
      },
    );
  starting.set(island, promise);
  return promise;
}

/** Drops pending presses when the visitor navigates. */
function forgetPresses(): void {
  for (const control of pressed) control.removeAttribute('aria-busy');
  pressed.length = 0;
}

const unstartedIsland = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-started], [data-failed])') : null;

for (const name of ['pointerdown', 'focusin']) {
  addEventListener(
    name,
    ({ target }) => {
      const island = unstartedIsland(target);
      if (island) void start(island);
    },
    { capture: true, passive: true },
  );
}

// Enter on a link or in a text field also arrives here: the browser turns it into a click.
addEventListener(
  'click',
  (event) => {
    const { target } = event;
    const closest = (selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);
    const control = closest('[data-press]');
    const island = unstartedIsland(control);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (!control || !island || !isPlain) {
      if (closest('a[href]')) {
        forgetPresses();
        // Not before, so that a page which opens at one of its sections does not scroll there from its top.
        document.documentElement.classList.add('scrolls');
        const fold = closest('a:has(+ details)')?.nextElementSibling;
        if (fold && isPlain) {
          event.preventDefault();
          fold.toggleAttribute('open');
        }
        // The link may lead to a part of the page that the menu covers. Browsers without popovers show the menu in the page.
        closest('[data-closes-on-link]')?.hidePopover?.();
      }
      // The previous history entry, whatever it is. Here and not in the boot script, because Back may be pressed at once.
      if (isPlain && history.length > 1 && closest('[data-back]')) {
        event.preventDefault();
        history.back();
      }
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    // Every press of a plain button counts. A link is followed and a form is sent once.
    if (!control.matches('[type=button]') && pressed.includes(control)) return;
    pressed.push(control);
    control.setAttribute('aria-busy', 'true');
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
    void Promise.race([start(island), timeout]).then(() => {
      const index = pressed.indexOf(control);
      if (index < 0) return;
      pressed.splice(index, 1);
      control.removeAttribute('aria-busy');
      if (!('started' in island.dataset)) island.dataset['failed'] = '';
      control.click();
    });
  },
  true,
);

addEventListener('pagehide', forgetPresses);

const nearViewport = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearViewport.unobserve(target);
      void start(target as HTMLElement);
    }
  },
  { rootMargin: '200px' },
);

// The stylesheet shows controls that need a script only where this class is set.
document.documentElement.classList.add('scripted');
addEventListener('DOMContentLoaded', () => {
  for (const island of document.querySelectorAll<HTMLElement>('[data-when]')) {
    const { when } = island.dataset;
    if (when === 'near') nearViewport.observe(island);
    else setTimeout(() => void start(island), Number(when) * 1000);
  }
});
