import type { ReactNode } from 'react';
import type { SiteContent } from '../../content/schema/site.ts';
import { dialable } from '../../domain/uk-phone.ts';
import { Icon } from '../ui/icon.tsx';
import type { AnnouncedClosures } from './announced-closures.ts';
import { ClosureNotes } from './closure-notes.tsx';
import { ContactCardLink } from './contact-card-link.tsx';
import { OpeningNow } from './opening-now.tsx';
import type { PracticeDetails } from './practice-details.ts';
import { SectionHeading } from './section-heading.tsx';

type Words = Omit<SiteContent['homePage']['contact'], 'lead'> & { lead?: string | undefined };
type Practice = Pick<PracticeDetails, 'address' | 'hours' | 'location' | 'mapUrl' | 'opening' | 'phone' | 'slug'>;

type CellProps = { children: ReactNode; label: string; labelled: boolean; wide?: boolean };

/** On a wide screen the first row's labels head the columns; elsewhere what a number or an address is can be seen. */
function Cell({ children, label, labelled, wide = false }: CellProps) {
  return (
    <div className={wide ? 'sm:col-span-2 lg:col-span-1' : ''}>
      <dt className={labelled ? 'sr-only mb-1 text-base text-ink-soft lg:not-sr-only' : 'sr-only'}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ContactRow({ labelled, practice, words }: { labelled: boolean; practice: Practice; words: Words }) {
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-line py-8 lg:grid-cols-[1fr_3.6fr] lg:py-10">
      <div className={labelled ? 'lg:pt-8' : ''}>
        <h3 className="text-3xl">{practice.location}</h3>
        <div className="mt-2">
          <OpeningNow {...practice.opening} />
        </div>
      </div>
      <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(13.5rem,max-content)_1.45fr_1fr]">
        <Cell label={words.phone} labelled={labelled} wide>
          <a
            href={dialable(practice.phone)}
            className="inline-flex min-h-11 items-center font-display text-[2rem] leading-none font-bold tracking-tight whitespace-nowrap text-action tabular-nums underline-offset-4 hover:underline lg:min-h-0"
          >
            <span className="sr-only">
              {words.call} {practice.location}:{' '}
            </span>
            {practice.phone}
          </a>
        </Cell>
        <Cell label={words.hours} labelled={labelled}>
          <ul className="grid gap-1 tabular-nums">
            {practice.hours.map(({ days, hours }) => (
              <li key={days} className="grid grid-cols-[5.5rem_1fr]">
                <span className="font-semibold">{days}</span> {hours}
              </li>
            ))}
          </ul>
        </Cell>
        <Cell label={words.address} labelled={labelled}>
          <address className="not-italic">{practice.address}</address>
          <a
            href={practice.mapUrl}
            target="_blank"
            rel="noopener"
            className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline"
          >
            <Icon name="map-pin" size={20} />
            {words.map}
            <span className="sr-only">
              : {practice.location} ({words.opensNewTab})
            </span>
          </a>
          <ContactCardLink label={words.card} practice={practice} />
        </Cell>
      </dl>
    </li>
  );
}

type Props = { words: Words; practices: readonly Practice[]; closures: AnnouncedClosures | undefined };

/** A timetable: whom to ring, when, and where the door is, each in its own column. */
export function ContactSection({ closures, practices, words }: Props) {
  return (
    <section id="contact" tabIndex={-1} aria-labelledby="contact-heading" data-section className="py-16 lg:py-24">
      <div className="wrap">
        <SectionHeading id="contact-heading" heading={words.heading} lead={words.lead} />
        {closures ? (
          <div className="mt-8">
            <ClosureNotes closures={closures} />
          </div>
        ) : null}
        <ul className="mt-10 border-b border-line lg:mt-14">
          {practices.map((practice, index) => (
            <ContactRow key={practice.slug} practice={practice} words={words} labelled={index === 0} />
          ))}
        </ul>
      </div>
    </section>
  );
}
