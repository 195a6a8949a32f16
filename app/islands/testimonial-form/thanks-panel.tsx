import type { Ref } from 'react';
import { drawnPictureSize } from '../../posts/post-picture-address.ts';
import { drawingAddress } from '../../sections/drawing-address.ts';
import type { StoryWords } from './story-words.ts';

type Props = {
  thanks: StoryWords['thanks'];
  reference: string;
  version: string;
  ref: Ref<HTMLDivElement>;
  /** Set when the server rendered the page with this panel. */
  focusOnLoad: boolean;
};

/** Keeps the reference on screen after the notice has closed. */
export function ThanksPanel({ focusOnLoad, reference, ref, thanks, version }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: announces the result after a form post
      autoFocus={focusOnLoad}
      className="grid overflow-clip rounded-card bg-success-soft text-success md:grid-cols-[1.2fr_1fr]"
    >
      <div className="p-6 md:p-8">
        <h3 className="text-heading-s">{thanks.heading}</h3>
        <p className="mt-2 text-lg">{thanks.description}</p>
        <p className="mt-6 leading-snug">
          {thanks.reference}{' '}
          <strong className="mt-1 block font-display text-heading-m leading-tight font-bold tracking-[0.06em]">
            {reference}
          </strong>
        </p>
        <p className="mt-2">{thanks.keep}</p>
      </div>
      <img
        src={drawingAddress(version, 'article', 'received.on-its-way')}
        alt=""
        {...drawnPictureSize}
        className="block aspect-[16/9] size-full object-cover object-bottom max-md:order-first md:aspect-auto"
      />
    </div>
  );
}
