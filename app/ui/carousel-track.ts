import { type RefObject, useEffect, useRef, useState } from 'react';

const slideMilliseconds = 500;
export const reducedMotion = '(prefers-reduced-motion: reduce)';

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** A position is the number of the first item in view; the last one is where the row can be scrolled no further. */
function measure(track: HTMLElement) {
  const slides = [...track.children] as HTMLElement[];
  // Over the whole row, since offsets are rounded to pixels and a rounded step would be counted many times.
  const length = (slides.at(-1)?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  const step = length / (slides.length - 1) || 1;
  return {
    step,
    position: Math.round(track.scrollLeft / step),
    last: Math.round((track.scrollWidth - track.clientWidth) / step),
  };
}

/** Follows a row that the visitor scrolls, and moves it. The scroll offset is the truth: there is no second one to keep. */
export function useTrack(track: RefObject<HTMLElement | null>) {
  // Nothing until the first move, so that the name of the first item is not announced when the page opens.
  const [position, setPosition] = useState<number>();
  const [last, setLast] = useState(0);
  const move = useRef<{ frame: number; target: number } | null>(null);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const read = () => {
      const now = measure(element);
      setLast(now.last);
      // A move of ours has said where it goes: the dots do not run through all that it passes.
      if (!move.current) setPosition((before) => (now.position === (before ?? 0) ? before : now.position));
    };
    element.addEventListener('scroll', read, { passive: true });
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', read);
      sizes.disconnect();
      if (move.current) cancelAnimationFrame(move.current.frame);
      move.current = null;
    };
  }, [track]);

  const goTo = (index: number) => {
    const element = track.current;
    if (!element) return;
    const now = measure(element);
    const target = index > now.last ? 0 : index < 0 ? now.last : index;
    const from = element.scrollLeft;
    const way = target * now.step - from;
    if (move.current) cancelAnimationFrame(move.current.frame);
    setPosition(target);

    let start: number | undefined;
    const draw = (time: number) => {
      start ??= time;
      const part = matchMedia(reducedMotion).matches ? 1 : Math.min((time - start) / slideMilliseconds, 1);
      element.scrollLeft = from + way * easeOut(part);
      if (part < 1) {
        move.current = { frame: requestAnimationFrame(draw), target };
      } else {
        element.style.scrollSnapType = '';
        move.current = null;
      }
    };
    // Snapping would pull every frame of the move to the nearest item.
    element.style.scrollSnapType = 'none';
    move.current = { frame: requestAnimationFrame(draw), target };
  };

  /** From where the row is going, so that two quick presses move it by two. */
  const advance = (by: 1 | -1) => {
    if (track.current) goTo((move.current?.target ?? measure(track.current).position) + by);
  };

  return { position, last, goTo, advance };
}
