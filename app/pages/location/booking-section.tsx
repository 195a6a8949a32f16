import { SectionHeading } from '../../sections/section.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Space } from '../../ui/space.tsx';
import type { LocationPageData } from './location-page-data.ts';

/** Booking link at the end of a practice's page. The whole row is clickable. */
export function BookingSection({ booking: words, practice }: LocationPageData) {
  return (
    <section
      id="booking"
      data-section
      className="relative isolate bg-action py-16 text-on-action lg:py-24 dark:bg-card dark:text-ink"
    >
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.5fr] lg:gap-20">
        <div>
          <SectionHeading heading={words.heading} lead={words.lead} />
        </div>
        <div className="self-start border-y border-current/30">
          <a
            href={practice.bookingUrl}
            target="_blank"
            rel="noopener"
            className="group relative flex flex-wrap items-center justify-between gap-x-6 gap-y-4 py-6 before:absolute before:-inset-x-4 before:inset-y-0 before:-z-1 before:rounded-card before:bg-current before:opacity-0 hover:before:opacity-10 focus-visible:outline-current motion-safe:before:transition-opacity active:before:opacity-20 lg:py-8"
          >
            <span>
              <span className="block font-display text-heading-l leading-none font-bold tracking-tight decoration-[0.06em] underline-offset-[0.12em] group-hover:underline">
                {practice.location}
              </span>
              <Space stop="." />
              <span className="mt-2 block opacity-85">{practice.address}</span>
            </span>
            <Space stop="." />
            <span className="inline-flex min-h-14 items-center gap-2.5 rounded-full bg-on-action px-7 font-semibold text-action motion-safe:ease-out motion-safe:duration-200 group-hover:scale-103 motion-safe:transition-transform dark:bg-action dark:text-on-action">
              {words.action}
              <span className="sr-only"> ({words.opensNewTab})</span>
              <Icon name="external" size={20} />
            </span>
          </a>
        </div>
      </div>
    </section>
  );
}
