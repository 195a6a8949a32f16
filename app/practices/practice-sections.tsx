import type { SiteContent } from '../../content-model/schema/site.ts';
import { fill } from '../../domain/fill.ts';
import { contactCardPath, locationPath } from '../../domain/site-pages.ts';
import { Section } from '../sections/section.tsx';
import { Picture } from '../ui/picture.tsx';
import { Stars } from '../ui/stars.tsx';
import type { AnnouncedClosures } from './announced-closures.ts';
import { BookingSection } from './booking-section.tsx';
import { ClosureNotes } from './closure-notes.tsx';
import { HoursText } from './hours-text.tsx';
import { LabelledHours, type LabelledHoursProps } from './labelled-hours.tsx';
import { OpeningNow } from './opening-now.tsx';
import { PhoneNumber } from './phone-link.tsx';
import type { PracticeDetails } from './practice-details.ts';
import type { OpeningNow as Opening } from './practice-status.ts';

const columns = 'grid gap-x-[clamp(1.5rem,4vw,3.5rem)] gap-y-5 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]';
const link = 'inline-flex min-h-11 items-center font-semibold text-action hover:underline';

type PracticeSectionsWords = Pick<SiteContent['homePage'], 'booking' | 'contact' | 'locations'>;

type Practice = Omit<PracticeDetails, 'opening'> & {
  /** Omitted on pages that publish different hours from those of the live state. */
  opening?: Opening | undefined;
  /** Hours of something else, on the practice's NHS page. */
  beside?: LabelledHoursProps | undefined;
};

function ContactCard({ practice, words }: { practice: Practice; words: PracticeSectionsWords['contact'] }) {
  const { beside, hours, location, opening, phone, slug } = practice;
  return (
    <li className="grid content-start justify-items-start border-t border-line pt-4 md:pt-5">
      <h3 className="text-2xl">{location}</h3>
      {opening ? <OpeningNow {...opening} /> : null}
      <p className="flex flex-wrap items-center justify-between gap-x-3 w-full">
        <PhoneNumber phone={phone} call={`${words.call} ${location}`} className="practice-number" />
        <a href={contactCardPath(slug)} className={link}>
          {words.card}
          <span className="sr-only">: {location}</span>
        </a>
      </p>
      <ul aria-label={words.hours} className="tabular-nums">
        {hours.map(({ days, hours: times }) => (
          <li key={days} className="flex flex-wrap">
            <strong className="min-w-[6rem]">{days}</strong>{' '}
            <span className="flex-[1_1_7rem]">
              <HoursText hours={times} />
            </span>
          </li>
        ))}
      </ul>
      {beside ? <LabelledHours {...beside} /> : null}
    </li>
  );
}

function LocationCard({ practice, words: { booking, locations: words } }: { practice: Practice; words: PracticeSectionsWords }) {
  const { address, basis, location, mapUrl, picture, rating, reviewCount, slug, writeReviewUrl } = practice;
  const elsewhere = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener" className={link}>
      {text}
      <span className="sr-only">
        : {location} ({booking.opensNewTab})
      </span>
    </a>
  );
  return (
    // On a phone the picture stands beside name and address.
    <li className="grid content-start justify-items-start max-md:grid-cols-[min(7.5rem,33vw)_1fr] max-md:gap-x-4">
      <Picture
        {...picture}
        sizes="(min-width: 48rem) 33vw, 8rem"
        width={640}
        height={400}
        loading="lazy"
        className="aspect-square w-full rounded-card object-cover object-top max-md:row-span-3 md:aspect-8/5"
      />
      <h3 className="text-2xl md:mt-4">{location}</h3>
      <address className="not-italic">{address}</address>
      <p className="flex flex-wrap items-center gap-x-1.5">
        <strong aria-hidden="true" className="tabular-nums">
          {rating.toFixed(1)}
        </strong>
        <Stars rating={rating} label={fill(words.stars, { rating })} size={16} />
        {fill(words.reviews, { reviews: reviewCount })}
      </p>
      {basis ? <p className="text-base text-ink-soft max-md:col-span-full max-md:mt-1">{basis}</p> : null}
      <p className="flex flex-wrap gap-x-3 max-md:col-span-full max-md:text-base lg:gap-x-5">
        {elsewhere(mapUrl, words.directions)}
        {elsewhere(writeReviewUrl, words.writeReview)}
        <a href={locationPath(slug)} className={link}>
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
        <ul className={`${columns} ${closures ? 'mt-8' : ''}`}>
          {practices.map((practice) => (
            <ContactCard key={practice.slug} practice={practice} words={contact} />
          ))}
        </ul>
      </Section>
      <Section id="locations" heading={locations.heading} ground="mist">
        <ul className={columns}>
          {practices.map((practice) => (
            <LocationCard key={practice.slug} practice={practice} words={words} />
          ))}
        </ul>
      </Section>
    </>
  );
}
