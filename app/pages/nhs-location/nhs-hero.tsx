import type { SiteContent } from '../../../content/schema/site.ts';
import { dialable } from '../../../domain/uk-phone.ts';
import { HoursText } from '../../site/hours-text.tsx';
import type { PracticeDetails } from '../../site/practice-details.ts';
import { TownPicture } from '../../site/town-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pill } from '../../ui/pill.tsx';
import type { NhsPractice } from './nhs-practice.ts';

type Props = {
  hero: SiteContent['nhsLocationPages'][number]['hero'];
  details: PracticeDetails;
  practice: NhsPractice;
};

/** The town stands on the band below, which says whether the list is open: no gap between the two. */
export function NhsHero({ details, hero, practice }: Props) {
  return (
    <div className="grid grid-cols-[var(--gutter)_minmax(0,1fr)_var(--gutter)] lg:grid-cols-[minmax(var(--gutter),1fr)_minmax(0,40rem)_minmax(0,33.75rem)_minmax(var(--gutter),1fr)]">
      <div className="col-start-2 pt-2 pb-10 lg:col-start-3 lg:row-start-1 lg:self-center lg:py-10 lg:pl-12">
        <div className="flex flex-wrap gap-2">
          <Pill tone="neutral">{hero.badge}</Pill>
          <Pill tone={details.acceptingNHS ? 'success' : 'warning'}>{practice.listState}</Pill>
        </div>
        <h1 className="mt-5 max-w-[11ch] text-[clamp(2.75rem,5.6vw,4.75rem)] tracking-tight">{hero.heading}</h1>
        <p className="mt-5 max-w-[48ch] text-xl leading-relaxed">{hero.lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href="#booking" size="large">
            {hero.book}
          </ButtonLink>
          <ButtonLink href={details.mapUrl} external size="large" variant="secondary">
            {hero.visit}
          </ButtonLink>
        </div>
        <div className="mt-8 grid gap-x-10 gap-y-3 sm:flex sm:flex-wrap sm:items-center">
          <a
            href={dialable(practice.phone)}
            className="inline-flex min-h-11 items-center gap-2.5 justify-self-start font-display text-3xl font-bold whitespace-nowrap text-action tabular-nums hover:underline"
          >
            <Icon name="phone" size={26} />
            <span className="sr-only">
              {practice.call} {details.location}:{' '}
            </span>
            {practice.phone}
          </a>
          <p className="flex gap-2.5">
            <span className="mt-1 text-action">
              <Icon name="clock" size={22} />
            </span>
            <span className="grid tabular-nums">
              {practice.hours.map(({ days, hours }) => (
                <span key={days}>
                  {days} <HoursText hours={hours} />
                </span>
              ))}
            </span>
          </p>
        </div>
      </div>
      <TownPicture
        src={details.picture}
        alt={details.imageAlt}
        className="col-span-full lg:col-span-2 lg:col-start-1 lg:row-start-1 lg:rounded-tr-card"
      />
    </div>
  );
}
