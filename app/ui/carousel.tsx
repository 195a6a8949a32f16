import './carousel.css';
import { type ReactNode, useId, useRef } from 'react';
import { useRotation } from './carousel-rotation.ts';
import { useTrack } from './carousel-track.ts';
import { Icon } from './icon.tsx';

type CarouselProps = {
  label: string;
  items: { key: string; element: ReactNode; name: string }[];
  /** How many stand beside each other: on phones, from 768 px and from 1024 px on; 1 to 4. */
  perView: { base: number; md: number; lg: number };
  everySeconds: number;
  /** 'goTo' may hold {name} and {number} of the item that a dot leads to; 'of' is the word in '3 of 10'. */
  words: { previous: string; next: string; pause: string; play: string; goTo: string; of: string };
};

const round =
  'grid size-11 cursor-pointer place-items-center rounded-full border-2 border-line text-action hover:border-action ' +
  'hover:bg-action/10 focus-visible:rounded-full motion-safe:transition motion-safe:ease-out motion-safe:active:scale-95';

/** Hides something in the widths whose number of items per view makes it useless. */
const hiddenWhere = ({ base, md, lg }: CarouselProps['perView'], isUseless: (perView: number) => boolean) =>
  `${isUseless(base) ? 'max-md:hidden' : ''} ${isUseless(md) ? 'md:max-lg:hidden' : ''} ${isUseless(lg) ? 'lg:hidden' : ''}`;

/**
 * A row that is scrolled by finger, trackpad or keys, with or without a script. The controls come first for those who
 * listen or tab, since whoever wants to stop the motion must meet the button before what moves; drawn, they stand below.
 */
export function Carousel({ label, items, perView, everySeconds, words }: CarouselProps) {
  const id = useId();
  const carousel = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const { position, last, goTo, advance } = useTrack(track);
  const usable = last > 0;
  const { rotating, playing, toggle } = useRotation({
    carousel,
    everySeconds,
    position,
    possible: usable,
    advance: () => advance(1),
  });
  const place = (index: number) => `${index + 1} ${words.of} ${items.length}`;
  const arrived = position === undefined ? undefined : items[position];

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; as a region it would double the landmark of its section
    <section ref={carousel} role="group" aria-roledescription="carousel" aria-label={label} className="grid">
      <div
        className={`carousel-controls order-last flex flex-wrap print:hidden items-center justify-between gap-x-6 gap-y-3 ${usable ? '' : 'invisible'} ${hiddenWhere(perView, (count) => items.length <= count)}`}
      >
        <div className="flex gap-2">
          <button
            type="button"
            className={`${round} motion-reduce:hidden`}
            aria-label={playing ? words.pause : words.play}
            onClick={toggle}
          >
            <Icon name={playing ? 'pause' : 'play'} size={20} />
          </button>
          <button
            type="button"
            className={`${round} rotate-180`}
            aria-label={words.previous}
            aria-controls={id}
            onClick={() => advance(-1)}
          >
            <Icon name="arrow-right" size={20} />
          </button>
          <button type="button" className={round} aria-label={words.next} aria-controls={id} onClick={() => advance(1)}>
            <Icon name="arrow-right" size={20} />
          </button>
        </div>
        <p
          aria-hidden="true"
          data-place={place(position ?? 0)}
          className={`carousel-count ${hiddenWhere(perView, (count) => count > 1)}`}
        />
        <ol className="carousel-dots">
          {items.map(({ key, name }, index) => (
            // The row cannot start with one of the last items, which fit into the view behind another.
            <li key={key} className={hiddenWhere(perView, (count) => index > items.length - count)}>
              <button
                type="button"
                className="carousel-dot"
                aria-label={words.goTo.replace('{name}', () => name).replace('{number}', `${index + 1}`)}
                aria-controls={id}
                aria-current={index === (position ?? 0) || undefined}
                aria-disabled={index === (position ?? 0) || undefined}
                onClick={() => goTo(index)}
              />
            </li>
          ))}
        </ol>
      </div>
      <div aria-live={rotating ? 'off' : 'polite'} className="min-w-0">
        <ul
          ref={track}
          id={id}
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus on the row, arrow keys scroll it
          tabIndex={0}
          className="carousel-slides"
          data-base={perView.base}
          data-md={perView.md}
          data-lg={perView.lg}
          data-ready={usable || undefined}
        >
          {items.map(({ key, element }, index) => (
            <li key={key}>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
              <div role="group" aria-roledescription="slide" aria-label={place(index)} className="grid min-w-0">
                {element}
              </div>
            </li>
          ))}
        </ul>
        {/* Scrolling changes no words, so without this line a live region has nothing to say. */}
        <p className="sr-only">{arrived ? `${arrived.name}, ${place(position ?? 0)}` : ''}</p>
      </div>
    </section>
  );
}
