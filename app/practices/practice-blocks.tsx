import type { ReactNode } from 'react';
import type { SiteContent } from '../../content/schema/site.ts';
import { fill } from '../../domain/fill.ts';
import { contactCardPath, locationPath } from '../../domain/site-pages.ts';
import { SectionHeading } from '../sections/section.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { PictureSources } from '../ui/picture-sources.tsx';
import { Stars } from '../ui/stars.tsx';
import type { AnnouncedClosures } from './announced-closures.ts';
import { ClosureNotes } from './closure-notes.tsx';
import { OpeningNow } from './opening-now.tsx';
import { PhoneNumber } from './phone-link.tsx';
import type { PracticeDetails } from './practice-details.ts';
import type { OpeningNow as Opening } from './practice-status.ts';

export type PracticeBlocksWords = Pick<SiteContent['homePage'], 'booking' | 'contact' | 'locations'>;

type Practice = Omit<PracticeDetails, 'opening'> & {
  /** Omitted on pages that publish different hours from those of the live state. */
  opening?: Opening | undefined;
};

type MoreProps = { children: ReactNode; external?: boolean; href: string; icon: IconName };

function More({ children, external = false, href, icon }: MoreProps) {
  return (
    <li>
      <a
        href={href}
        {...(external ? { target: '_blank', rel: 'noopener' } : {})}
        className="inline-flex min-h-11 items-center gap-2 leading-tight font-semibold underline-offset-4 hover:underline"
      >
        <Icon name={icon} size={20} />
        <span>{children}</span>
      </a>
    </li>
  );
}

function PracticeBlock({ practice, words }: { practice: Practice; words: PracticeBlocksWords }) {
  const { booking, contact, locations } = words;
  const { location } = practice;
  const inNewTab = (
    <span className="sr-only">
      : {location} ({booking.opensNewTab})
    </span>
  );
  return (
    <li className="practice-block grid md:grid-cols-2">
      <PictureSources {...practice.picture} sizes="(min-width: 48rem) 50vw, 100vw">
        <img
          src={practice.picture.src}
          alt={practice.imageAlt}
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-2/1 size-full object-cover object-top md:aspect-auto md:min-h-112"
        />
      </PictureSources>
      <div className="practice-block-words night grid content-center gap-y-4 pt-5 pb-7 text-ink md:py-10 lg:gap-y-6">
        <div>
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <h3 className="text-heading-l">{location}</h3>
            <p className="flex items-end gap-3 pb-1">
              <span className="font-display text-5xl leading-[0.8] font-bold tracking-tight tabular-nums">
                {practice.rating.toFixed(1)}
              </span>
              <span className="grid gap-0.5 text-base leading-tight">
                <Stars rating={practice.rating} label={fill(locations.stars, { rating: practice.rating })} size={16} />
                {fill(locations.reviews, { reviews: practice.reviewCount })}
              </span>
            </p>
          </div>
          {practice.opening ? (
            <div className="mt-1">
              <OpeningNow {...practice.opening} />
            </div>
          ) : null}
        </div>
        <div className="grid items-center gap-x-6 gap-y-2 lg:flex lg:flex-wrap">
          <ButtonLink href={practice.bookingUrl} external size="large">
            {booking.action}
            <span className="sr-only">: {location}</span>
          </ButtonLink>
          <PhoneNumber
            phone={practice.phone}
            call={`${contact.call} ${location}`}
            iconSize={24}
            className="min-h-11 gap-3 justify-self-start text-[2rem] leading-none tracking-tight underline-offset-4"
          />
        </div>
        <dl className="grid gap-y-2">
          <div>
            <dt className="sr-only">{contact.hours}</dt>
            <dd>
              <ul className="tabular-nums">
                {practice.hours.map(({ days, hours }) => (
                  <li key={days} className="grid grid-cols-[5rem_1fr]">
                    <span className="font-semibold">{days}</span> {hours}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt className="sr-only">{contact.address}</dt>
            <dd>
              <address className="not-italic">{practice.address}</address>
            </dd>
          </div>
        </dl>
        <ul className="grid grid-cols-[auto_1fr] gap-x-6 border-t border-current/30 pt-2 text-base lg:gap-x-10">
          <More href={practice.mapUrl} external icon="map-pin">
            {locations.directions}
            {inNewTab}
          </More>
          <More href={contactCardPath(practice.slug)} icon="people">
            {contact.card}
            <span className="sr-only">: {location}</span>
          </More>
          <More href={practice.writeReviewUrl} external icon="star">
            {locations.writeReview}
            {inNewTab}
          </More>
          <More href={locationPath(practice.slug)} icon="arrow-right">
            {fill(locations.details, { town: location })}
          </More>
        </ul>
      </div>
    </li>
  );
}

type Props = { words: PracticeBlocksWords; practices: readonly Practice[]; closures: AnnouncedClosures | undefined };

/** A block per practice to book, call or find it. It serves as booking, contact and locations section, so it has all three ids. */
export function PracticeBlocks({ closures, practices, words }: Props) {
  const { booking, contact, locations } = words;
  return (
    <section
      id="booking"
      tabIndex={-1}
      aria-labelledby="booking-heading"
      data-section
      className="relative isolate overflow-hidden bg-action pt-10 md:pt-16 lg:pt-24 dark:bg-card"
    >
      {/* Decorative: the group's mark beside the heading. */}
      <img
        src="/favicon.svg"
        alt=""
        width={480}
        height={480}
        loading="lazy"
        className="absolute -top-28 -right-16 -z-1 hidden size-120 opacity-12 lg:block print:hidden"
      />
      <div className="night wrap text-ink">
        <SectionHeading id="booking-heading" heading={booking.heading} lead={booking.lead} />
      </div>
      <section id="contact" tabIndex={-1} aria-labelledby="contact-heading" data-section className="mt-8 lg:mt-14">
        <h2 id="contact-heading" className="sr-only">
          {contact.heading}
        </h2>
        {closures ? (
          <div className="wrap pb-8">
            <ClosureNotes closures={closures} />
          </div>
        ) : null}
        <section id="locations" tabIndex={-1} aria-labelledby="locations-heading" data-section>
          <h2 id="locations-heading" className="sr-only">
            {locations.heading}
          </h2>
          <ul>
            {practices.map((practice) => (
              <PracticeBlock key={practice.slug} practice={practice} words={words} />
            ))}
          </ul>
        </section>
      </section>
    </section>
  );
}
