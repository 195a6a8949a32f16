import { rotate } from './rotation.ts';
import { followTrack } from './track.ts';

export type CarouselProps = { everySeconds: number; pause: string; play: string };

/** Adds buttons, dots and rotation to the row that carousel.tsx renders. */
export function start(carousel: HTMLElement, { everySeconds, pause, play }: CarouselProps): void {
  const one = (part: string) => carousel.querySelector<HTMLElement>(`[data-carousel="${part}"]`);
  const [count, live, toggle, track] = [one('count'), one('live'), one('toggle'), one('track')];
  if (!count || !live || !toggle || !track) throw new Error('Carousel markup is incomplete');
  const dots = [...carousel.querySelectorAll<HTMLElement>('.carousel-dots > button')];
  const slides = [...track.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
  let current = '';

  const { advance, goTo } = followTrack(track, (position, last) => {
    const isUsable = last > 0;
    track.toggleAttribute('data-ready', isUsable);
    for (const [index, dot] of dots.entries()) {
      for (const name of ['aria-current', 'aria-disabled']) {
        if (index === position) dot.setAttribute(name, 'true');
        else dot.removeAttribute(name);
      }
    }
    const slide = slides[position];
    const place = slide?.getAttribute('aria-label') ?? '';
    count.dataset['place'] = place;
    // The heading of the slide, or who wrote the quotation.
    current = `${slide?.querySelector('h3, figcaption > :first-child')?.textContent}, ${place}`;
    rotation.update({ possible: isUsable });
  });

  const rotation = rotate(carousel, {
    everySeconds,
    advance: () => advance(1),
    changed({ playing, rotating }) {
      live.setAttribute('aria-live', rotating ? 'off' : 'polite');
      toggle.setAttribute('aria-label', playing ? pause : play);
      toggle.toggleAttribute('data-paused', !playing);
    },
  });

  carousel.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null;
    if (!button) return;
    const part = button.dataset['carousel'];
    if (part === 'toggle') {
      rotation.toggle();
      return;
    }
    if (part === 'previous') advance(-1);
    else if (part === 'next') advance(1);
    else goTo(dots.indexOf(button));
    // Only after a press, because a screen reader scrolls the row as it reads.
    live.textContent = current;
  });
}
