import type { ReactNode } from 'react';

type Props = { heading: string; text: string; children: ReactNode };

/** After a band of colour the panel needs air above it; after white paper the section before has left enough. */
const airAbove = '[.bg-mist+&]:pt-16 lg:[.bg-mist+&]:pt-24 [[data-ground]+&]:pt-16 lg:[[data-ground]+&]:pt-24';

/** The end of a page: one sentence and one thing to do, as dusk falls on the hills below it. */
export function ClosingBand({ children, heading, text }: Props) {
  return (
    <section className={`wrap pb-16 lg:pb-24 ${airAbove}`}>
      <div className="night grid gap-6 rounded-card bg-card px-6 py-10 text-ink md:grid-cols-[1fr_auto] md:items-center md:gap-10 md:px-12 md:py-14">
        <div>
          <h2 className="max-w-[22ch] text-[clamp(1.75rem,3.5vw,2.75rem)]">{heading}</h2>
          <p className="mt-3 max-w-[56ch] text-lg text-ink-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
