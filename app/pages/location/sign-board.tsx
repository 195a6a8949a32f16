import { contactCardPath } from '../../../domain/site-pages.ts';
import { HoursText } from '../../practices/hours-text.tsx';
import { OpeningNow } from '../../practices/opening-now.tsx';
import { PhoneLink } from '../../practices/phone-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LocationPageData } from './location-page-data.ts';

/** Address, phone number and opening hours, in the style of a sign. Dark in both schemes. */
export function SignBoard({ closures, practice, sign }: LocationPageData) {
  return (
    <div className="night @container rounded-card bg-card p-2 text-ink shadow-card">
      <div className="grid gap-4 rounded-[0.85rem] border border-line px-5 py-5 @sm:px-7">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <address className="font-display text-heading-s leading-tight font-bold tracking-tight not-italic">
            {practice.addressLines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </address>
          <PhoneLink
            phone={sign.phone}
            className="inline-flex min-h-14 items-center gap-3 font-display text-[clamp(1.75rem,10cqi,3.5rem)] @lg:text-5xl leading-none font-bold tracking-tight tabular-nums hover:underline"
          >
            <Icon name="phone" size={30} className="text-accent" />
            <span className="sr-only">
              {sign.call} {practice.location}:{' '}
            </span>
            {sign.phone}
          </PhoneLink>
        </div>
        <div className="grid gap-4 border-t border-line pt-4 @lg:grid-cols-[1fr_auto] @lg:items-end">
          {closures?.notes.map(({ text }) => (
            <p key={text} data-passing className="font-semibold text-balance text-accent @lg:col-span-2">
              {text}
            </p>
          ))}
          <div>
            <OpeningNow {...practice.opening} />
            <ul className="mt-2 text-ink-soft tabular-nums">
              {practice.hours.map(({ days, hours }) => (
                <li key={days}>
                  {days} <HoursText hours={hours} />
                </li>
              ))}
            </ul>
          </div>
          <div className="grid gap-1 @lg:justify-items-end">
            <a
              href={contactCardPath(practice.slug)}
              className="flex min-h-11 w-fit items-center gap-2 font-semibold text-action hover:underline"
            >
              <Icon name="people" size={20} />
              {sign.card}
              <span className="sr-only">: {practice.location}</span>
            </a>
            <ButtonLink href={practice.mapUrl} external variant="secondary" icon="map-pin">
              {sign.directions}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
