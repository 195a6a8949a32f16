import type { SiteContent } from '../../content-model/schema/site.ts';
import { fill } from '../../domain/fill.ts';
import { SectionHeading } from '../sections/section.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Pill } from '../ui/pill.tsx';
import type { Booking } from './booking-choices.ts';
import { PhoneNumber } from './phone-link.tsx';
import type { PracticeDetails } from './practice-details.ts';

type Practice = Pick<PracticeDetails, 'acceptingNHS' | 'bookingUrl' | 'listState' | 'location' | 'phone' | 'slug'>;
type Props = {
  practices: readonly Practice[];
  words: SiteContent['homePage']['booking'];
  /** What the buttons of the page lead here for. Without them, other sections have the phone numbers and the NHS lists. */
  choices?: Booking['choices'];
  /** Before a town, on a link that calls it. */
  call?: string;
};

export function BookingSection({ call, choices, practices, words }: Props) {
  return (
    <section
      id="booking"
      data-section
      className="booking relative isolate overflow-hidden bg-action py-[clamp(2rem,7vw,6rem)] dark:bg-card"
    >
      {/* Decorative: the group's mark beside the heading. */}
      <img
        src="/favicon.svg"
        alt=""
        width={480}
        height={480}
        loading="lazy"
        className="absolute -top-28 -right-16 -z-1 opacity-12 max-lg:hidden print:hidden"
      />
      <div className="night wrap text-ink">
        <SectionHeading heading={words.heading} lead={words.lead} />
        {/* The stylesheet shows the one that the address names. */}
        {choices?.map(({ id, text }) => (
          <p key={id} id={id} tabIndex={-1} className="booking-choice">
            {fill(words.choice, { choice: text })}
          </p>
        ))}
        <ul className="booking-practices">
          {practices.map(({ acceptingNHS, bookingUrl, listState, location, phone, slug }) => (
            <li key={slug}>
              <h3 className="text-heading-s">{location}</h3>
              {choices ? (
                // Below town and button on phones, between them in columns.
                <p className="grid justify-items-start max-md:order-1 max-md:w-full">
                  <Pill tone={acceptingNHS ? 'success' : 'warning'}>{listState}</Pill>
                  <PhoneNumber phone={phone} call={`${call} ${location}`} className="min-h-11 text-2xl" />
                </p>
              ) : null}
              <ButtonLink href={bookingUrl} external>
                {words.action}
                <span className="sr-only">: {location}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
