import type { ReactNode } from 'react';
import { fill } from '../../../domain/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { island } from '../island.ts';
import type { CarouselProps } from './start.ts';

type Props = {
  label: string;
  items: { key: string; element: ReactNode; name: string; className?: string }[];
  /** One item in view at every width, instead of two from 768 px and three from 1024 px. */
  single?: boolean;
  everySeconds: number;
  /** `goTo` may contain {name} and {number} of the item; `of` is the word in '3 of 10'. */
  words: { previous: string; next: string; pause: string; play: string; goTo: string; of: string };
};

const hiddenAt = ['max-md:hidden', 'md:max-lg:hidden', 'lg:hidden'];

/**
 * A scrolling row that works by touch, trackpad and keyboard without a script. The buttons are shown below the slides but come
 * first in the markup, so that screen reader and keyboard users reach the pause button before the moving content. The dots, up to
 * fifteen, come after it.
 */
export function Carousel({ label, items, single = false, everySeconds, words }: Props) {
  const perView = single ? [1, 1, 1] : [1, 2, 3];
  /** Classes that hide an element at the widths where `isUseless` is true for the number of items in view. */
  const hiddenWhere = (isUseless: (count: number) => boolean) =>
    hiddenAt.filter((_, width) => isUseless(perView[width] ?? 1)).join(' ');
  const place = (index: number) => `${index + 1} ${words.of} ${items.length}`;
  const controls = `carousel-controls print:hidden ${hiddenWhere((count) => items.length <= count)}`;
  const props: CarouselProps = { everySeconds, pause: words.pause, play: words.play };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; as a region it would double the landmark of its section
    <section
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
      {...island('carousel', { when: 'near', props })}
    >
      <div className={`${controls} flex flex-auto items-center gap-2`}>
        <button
          type="button"
          data-press
          data-carousel="toggle"
          className="carousel-button carousel-toggle motion-reduce:hidden"
          aria-label={words.pause}
        >
          <Icon name="pause" size={20} />
          <Icon name="play" size={20} />
        </button>
        <button
          type="button"
          data-press
          data-carousel="previous"
          className="carousel-button rotate-180"
          aria-label={words.previous}
        >
          <Icon name="arrow-right" size={20} />
        </button>
        <button type="button" data-press data-carousel="next" className="carousel-button" aria-label={words.next}>
          <Icon name="arrow-right" size={20} />
        </button>
        <p
          aria-hidden="true"
          data-carousel="count"
          data-place={place(0)}
          className={`carousel-count ${hiddenWhere((count) => count > 1)}`}
        />
      </div>
      <div className="order-first -mb-3 w-full min-w-0">
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus on the row, arrow keys scroll it
          tabIndex={0}
          className={`carousel-slides ${single ? '' : 'md:[--per-view:2] lg:[--per-view:3]'}`}
          data-carousel="track"
        >
          {items.map(({ className, element, key }, index) => (
            <li key={key} aria-roledescription="slide" aria-label={place(index)} className={className}>
              {element}
            </li>
          ))}
        </ul>
        {/* Announces the item that a button has scrolled to. */}
        <p aria-live="polite" data-carousel="live" className="sr-only" />
      </div>
      <div className={`${controls} carousel-dots`}>
        {items.map(({ key, name }, index) => (
          <button
            key={key}
            type="button"
            data-press
            // The row cannot scroll far enough to start with one of the last items.
            className={hiddenWhere((count) => index > items.length - count) || undefined}
            aria-label={fill(words.goTo, { name, number: index + 1 })}
            aria-current={index === 0 || undefined}
            aria-disabled={index === 0 || undefined}
          />
        ))}
      </div>
    </section>
  );
}
