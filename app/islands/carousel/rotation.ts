import { reducedMotion } from './track.ts';

type Options = {
  everySeconds: number;
  advance: () => void;
  /** Called after every state change. */
  changed: (state: { rotating: boolean; playing: boolean }) => void;
};

/** Advances a carousel on a timer. Paused while it is hovered, touched, focused or off screen, and under reduced motion. */
export function rotate(carousel: HTMLElement, { advance, changed, everySeconds }: Options) {
  const motion = matchMedia(reducedMotion);
  const state = {
    /** False when every item fits into the view. */
    possible: false,
    onScreen: false,
    playing: true,
    held: matchMedia('(hover: hover)').matches && carousel.matches(':hover'),
    focused: carousel.contains(document.activeElement),
  };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (change: Partial<typeof state> = {}) => {
    Object.assign(state, change);
    clearTimeout(timer);
    const { focused, held, onScreen, playing, possible } = state;
    const rotating = possible && playing && onScreen && !held && !focused && !motion.matches && !document.hidden;
    if (rotating) timer = setTimeout(advance, everySeconds * 1000);
    changed({ rotating, playing });
  };

  // Some browsers fire pointerenter for touch and never pointerleave.
  const hover = (held: boolean) => (event: PointerEvent) => event.pointerType !== 'touch' && update({ held });
  const listeners: Partial<{ [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void }> = {
    pointerenter: hover(true),
    pointerleave: hover(false),
    touchstart: () => update({ held: true }),
    touchend: () => update({ held: false }),
    touchcancel: () => update({ held: false }),
    focusin: () => update({ focused: true }),
    focusout: ({ relatedTarget }) => update({ focused: carousel.contains(relatedTarget as Node | null) }),
  };
  for (const [name, listener] of Object.entries(listeners))
    carousel.addEventListener(name, listener as EventListener, { passive: true });
  motion.addEventListener('change', () => update());
  document.addEventListener('visibilitychange', () => update());
  new IntersectionObserver((entries) => update({ onScreen: entries.at(-1)?.isIntersecting === true })).observe(carousel);

  const toggle = () => {
    const playing = !state.playing;
    // Play is pressed with the pointer or focus on the carousel, which would pause it at once.
    update(playing ? { playing, held: false, focused: false } : { playing });
  };

  return { update, toggle };
}
