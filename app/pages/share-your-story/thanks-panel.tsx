import type { Ref } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { StoryWords } from './story-words.ts';

type Props = {
  thanks: StoryWords['thanks'];
  reference: string;
  ref: Ref<HTMLDivElement>;
  /** For a page that the server sends with the thanks. */
  focusOnLoad: boolean;
};

/** Stays when the notice is gone: the reference is what a patient will want again. */
export function ThanksPanel({ focusOnLoad, reference, ref, thanks }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: only after the form was sent, when the reader has to know that it arrived
      autoFocus={focusOnLoad}
      className="grid grid-cols-[auto_1fr] gap-x-4 rounded-card bg-success-soft p-5 text-success md:p-6"
    >
      <span className="mt-0.5 grid size-9 place-items-center rounded-full bg-success text-success-soft">
        <Icon name="check" size={22} />
      </span>
      <div>
        <h3 className="text-2xl leading-tight">{thanks.heading}</h3>
        <p className="mt-1">{thanks.description}</p>
        <p className="mt-4 leading-snug">
          {thanks.reference}{' '}
          <strong className="block font-display text-[clamp(2rem,8vw,3rem)] leading-tight font-bold tracking-[0.08em]">
            {reference}
          </strong>
        </p>
        <p className="mt-1">{thanks.keep}</p>
      </div>
    </div>
  );
}
