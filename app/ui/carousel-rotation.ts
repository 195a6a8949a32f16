import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { reducedMotion } from './carousel-track.ts';

function onMotionChange(changed: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function onVisibilityChange(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

type Rotation = {
  carousel: RefObject<HTMLElement | null>;
  everySeconds: number;
  /** Every change of it, by a press or a swipe too, starts the time anew. */
  position: number | undefined;
  /** There is something to move to. */
  possible: boolean;
  advance: () => void;
};

/** Moves a carousel on by itself, and leaves it alone wherever the visitor may be reading or does not look. */
export function useRotation({ carousel, everySeconds, position, possible, advance }: Rotation) {
  const motionWelcome = useSyncExternalStore(
    onMotionChange,
    () => !matchMedia(reducedMotion).matches,
    () => false,
  );
  const tabShown = useSyncExternalStore(
    onVisibilityChange,
    () => !document.hidden,
    () => false,
  );
  const [onScreen, setOnScreen] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const element = carousel.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting === true));
    observer.observe(element);
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    // A finger hovers nowhere; browsers that pretend it does would never let go.
    const hover = (held: boolean) => (event: PointerEvent) => event.pointerType !== 'touch' && setHeld(held);
    element.addEventListener('pointerenter', hover(true), options);
    element.addEventListener('pointerleave', hover(false), options);
    element.addEventListener('touchstart', () => setHeld(true), options);
    element.addEventListener('touchend', () => setHeld(false), options);
    element.addEventListener('touchcancel', () => setHeld(false), options);
    element.addEventListener('focusin', () => setFocused(true), options);
    element.addEventListener('focusout', (event) => setFocused(element.contains(event.relatedTarget as Node | null)), options);
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [carousel]);

  const rotating = possible && motionWelcome && tabShown && onScreen && playing && !held && !focused;
  const next = useEffectEvent(advance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is not read, but its change starts the time anew
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => next(), everySeconds * 1000);
    return () => clearTimeout(timer);
  }, [rotating, everySeconds, position]);

  const toggle = () => {
    setPlaying(!playing);
    // Whoever presses play is on the button: it must move all the same, until they go to another part of the carousel.
    if (!playing) {
      setHeld(false);
      setFocused(false);
    }
  };

  return { rotating, playing, toggle };
}
