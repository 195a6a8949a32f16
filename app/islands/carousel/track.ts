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

/**
 * Tracks and sets the scroll position of a row. The scroll offset is the only state.
 * @param changed called when the position or the last possible position changes
 */
export function followTrack(track: HTMLElement, changed: (position: number, last: number) => void) {
  let move: { frame: number; target: number } | undefined;
  let told: { position: number; last: number } | undefined;

  const tell = (position: number, last: number) => {
    if (told?.position === position && told.last === last) return;
    told = { position, last };
    changed(position, last);
  };
  const read = () => {
    const { last, position } = measure(track);
    // While a move is under way, its target counts as the position.
    tell(move ? move.target : position, last);
  };
  track.addEventListener('scroll', read, { passive: true });
  new ResizeObserver(read).observe(track);

  const goTo = (index: number) => {
    const { last, step } = measure(track);
    const target = index > last ? 0 : index < 0 ? last : index;
    const from = track.scrollLeft;
    const way = target * step - from;
    if (move) cancelAnimationFrame(move.frame);

    let start: number | undefined;
    const draw = (time: number) => {
      start ??= time;
      const part = matchMedia(reducedMotion).matches ? 1 : Math.min((time - start) / slideMilliseconds, 1);
      track.scrollLeft = from + way * easeOut(part);
      if (part < 1) {
        move = { frame: requestAnimationFrame(draw), target };
      } else {
        track.style.scrollSnapType = '';
        move = undefined;
      }
    };
    // Snapping would pull every frame of the move to the nearest item.
    track.style.scrollSnapType = 'none';
    move = { frame: requestAnimationFrame(draw), target };
    tell(target, last);
  };

  /** From where the row is going, so that two quick presses move it by two. */
  const advance = (by: 1 | -1) => goTo((move?.target ?? measure(track).position) + by);

  return { goTo, advance };
}
