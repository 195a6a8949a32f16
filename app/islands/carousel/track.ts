const slideMilliseconds = 500;
export const reducedMotion = '(prefers-reduced-motion: reduce)';

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** `position` is the index of the first item in view; `last` is its largest possible value. */
function measure(track: HTMLElement) {
  const slides = [...track.children] as HTMLElement[];
  // Measured over the whole row, because offsets are rounded to pixels and the error of one step would accumulate.
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
  let reported: { position: number; last: number } | undefined;

  const report = (position: number, last: number) => {
    if (reported?.position === position && reported.last === last) return;
    reported = { position, last };
    changed(position, last);
  };
  const read = () => {
    const { last, position } = measure(track);
    // While a move is under way, its target counts as the position.
    report(move ? move.target : position, last);
  };
  track.addEventListener('scroll', read, { passive: true });
  new ResizeObserver(read).observe(track);

  const goTo = (index: number) => {
    const { last, step } = measure(track);
    const target = index > last ? 0 : index < 0 ? last : index;
    const from = track.scrollLeft;
    const distance = target * step - from;
    if (move) cancelAnimationFrame(move.frame);

    let start: number | undefined;
    const draw = (time: number) => {
      start ??= time;
      const part = matchMedia(reducedMotion).matches ? 1 : Math.min((time - start) / slideMilliseconds, 1);
      track.scrollLeft = from + distance * easeOut(part);
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
    report(target, last);
  };

  /** Starts from the target of the current move, so that two quick presses move the row by two. */
  const advance = (by: 1 | -1) => goTo((move?.target ?? measure(track).position) + by);

  return { goTo, advance };
}
