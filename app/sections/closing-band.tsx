import type { ReactNode } from 'react';
import { ClosingSky, type Hour } from '../../drawings/closing-sky.tsx';
import { ButtonLink } from '../ui/button.tsx';

type Props = {
  /** `action` is on the booking button. */
  words: { heading: string; text: string; action?: string };
  /** The id that the booking button leads to. */
  book?: string;
  /** Time of day of the sky. */
  hour: Hour;
  /** Replaces the booking button. */
  children?: ReactNode;
};

/** The call to action at the end of a page, in the sky above the footer's hills. */
export function ClosingBand({ book, children, hour, words }: Props) {
  const dark = hour === 'night' || hour === 'dawn';
  return (
    <section className={`closing-band closing-band-${hour} ${dark ? 'night' : ''}`}>
      <ClosingSky hour={hour} />
      <div className="wrap pt-16 lg:pt-24">
        <h2 className="max-w-[9.8em] text-heading-l tracking-tight">{words.heading}</h2>
        <p className="mt-4 max-w-[46ch] text-lg leading-relaxed">{words.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {children ?? (
            <ButtonLink href={`#${book}`} size="large">
              {words.action}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
