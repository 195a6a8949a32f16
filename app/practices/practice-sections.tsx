import type { SiteContent } from '../../content/schema/site.ts';
import { fill } from '../../domain/fill.ts';
import { contactCardPath, locationPath } from '../../domain/site-pages.ts';
import { Section, SectionHeading } from '../sections/section.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PictureSources } from '../ui/picture-sources.tsx';
import { Stars } from '../ui/stars.tsx';
import type { AnnouncedClosures } from './announced-closures.ts';
import { ClosureNotes } from './closure-notes.tsx';
import { OpeningNow } from './opening-now.tsx';
import { PhoneNumber } from './phone-link.tsx';
import type { PracticeDetails } from './practice-details.ts';
import type { OpeningNow as Opening } from './practice-status.ts';

export type PracticeSectionsWords = Pick<SiteContent['homePage'], 'booking' | 'contact' | 'locations'>;

type Practice = Omit<PracticeDetails, 'opening'> & {
  /** Omitted on pages that publish different hours from those of the live state. */
  opening?: Opening | undefined;
};

function BookingSection({ practices, words }: { practices: readonly Practice[]; words: PracticeSectionsWords['booking'] }) {
  return (
    <section id="booking" tabIndex={-1} aria-labelledby="booking-heading" data-section className="booking">
      {/* Decorative: the group's mark beside the heading. */}
      <img src="/favicon.svg" alt="" width={480} height={480} loading="lazy" className="booking-mark" />
      <div className="night wrap text-ink">
        <SectionHeading id="booking-heading" heading={words.heading} lead={words.lead} />
        <ul className="booking-practices">
          {practices.map(({ bookingUrl, location, slug }) => (
            <li key={slug}>
              <h3>{location}</h3>
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

function ContactCard({ practice, words }: { practice: Practice; words: PracticeSectionsWords['contact'] }) {
  const { hours, location, opening, phone, slug } = practice;
  return (
    <li>
      <h3 className="text-2xl">{location}</h3>
      {opening ? <OpeningNow {...opening} /> : null}
      <PhoneNumber phone={phone} call={`${words.call} ${location}`} className="practice-number" />
      <ul aria-label={words.hours} className="practice-hours">
        {hours.map(({ days, hours: times }) => (
          <li key={days}>
            <strong>{days}</strong> {times}
          </li>
        ))}
      </ul>
      <a href={contactCardPath(slug)} className="practice-link">
        {words.card}
        <span className="sr-only">: {location}</span>
      </a>
    </li>
  );
}

function LocationCard({
  newTab,
  practice,
  words,
}: {
  newTab: string;
  practice: Practice;
  words: PracticeSectionsWords['locations'];
}) {
  const { address, imageAlt, location, mapUrl, picture, rating, reviewCount, slug, writeReviewUrl } = practice;
  const elsewhere = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener" className="practice-link">
      {text}
      <span className="sr-only">
        : {location} ({newTab})
      </span>
    </a>
  );
  return (
    <li>
      <PictureSources {...picture} sizes="(min-width: 48rem) 33vw, 8rem">
        <img src={picture.src} alt={imageAlt} width={640} height={400} loading="lazy" decoding="async" />
      </PictureSources>
      <h3 className="text-2xl">{location}</h3>
      <address className="not-italic">{address}</address>
      <p className="flex flex-wrap items-center gap-x-2">
        <strong className="tabular-nums">{rating.toFixed(1)}</strong>
        <Stars rating={rating} label={fill(words.stars, { rating })} size={16} />
        {fill(words.reviews, { reviews: reviewCount })}
      </p>
      <p className="practice-links">
        {elsewhere(mapUrl, words.directions)}
        {elsewhere(writeReviewUrl, words.writeReview)}
        <a href={locationPath(slug)} className="practice-link">
          {fill(words.details, { town: location })}
        </a>
      </p>
    </li>
  );
}

type Props = { words: PracticeSectionsWords; practices: readonly Practice[]; closures: AnnouncedClosures | undefined };

/** Where to book, whom to ring, and where to find each practice. No fact is in two of them. */
export function PracticeSections({ closures, practices, words }: Props) {
  const { booking, contact, locations } = words;
  return (
    <>
      <BookingSection words={booking} practices={practices} />
      <Section id="contact" heading={contact.heading}>
        <ClosureNotes closures={closures} />
        <ul className="practice-columns contact-cards">
          {practices.map((practice) => (
            <ContactCard key={practice.slug} practice={practice} words={contact} />
          ))}
        </ul>
      </Section>
      <Section id="locations" heading={locations.heading} ground="mist">
        <ul className="practice-columns location-cards">
          {practices.map((practice) => (
            <LocationCard key={practice.slug} practice={practice} words={locations} newTab={booking.opensNewTab} />
          ))}
        </ul>
      </Section>
    </>
  );
}
