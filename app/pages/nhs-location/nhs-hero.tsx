import { HoursText } from '../../practices/hours-text.tsx';
import { LabelledHours } from '../../practices/labelled-hours.tsx';
import { PhoneNumber } from '../../practices/phone-link.tsx';
import { TownHero } from '../../practices/town-hero.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pill } from '../../ui/pill.tsx';
import type { NhsLocationPageData } from './nhs-location-page-data.ts';

/** Green if the list is open, amber if it is full. */
function StatusBanner({ details, join, status }: NhsLocationPageData) {
  const tone = status.accepting ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning';
  return (
    <section className={`rounded-card p-2 shadow-card ${tone}`}>
      <div className="grid gap-5 rounded-[0.85rem] border-2 border-current px-5 py-6 sm:px-8 sm:py-7">
        <div>
          <h2 className="flex items-start gap-3 text-heading-s">
            <Icon name={status.accepting ? 'check' : 'alert'} size={36} className="mt-1" />
            {status.heading}
          </h2>
          <p className="mt-3 text-lg leading-relaxed text-ink">{status.text}</p>
          {details.urgent ? <p className="mt-3 text-lg leading-relaxed font-semibold text-ink">{details.urgent}</p> : null}
          <p className="mt-2 text-base text-ink-soft">{status.checked}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href={join.href} external={join.external} size="large" icon={join.external ? undefined : 'phone'}>
            {join.label}
          </ButtonLink>
          <div className="flex flex-wrap gap-x-6 empty:hidden">
            {status.elsewhere.map((place) => (
              <a
                key={place.to}
                href={place.to}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline underline-offset-4 hover:no-underline"
              >
                {place.label}
                <Icon name="arrow-right" size={20} />
              </a>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

export function NhsHero(page: NhsLocationPageData) {
  const { details, hero, practice } = page;
  return (
    <>
      <TownHero practice={details} board={<StatusBanner {...page} />}>
        <h1 className="mt-4 max-w-[6.8em] text-heading-2xl tracking-tight">{hero.heading}</h1>
        <div className="flex flex-wrap gap-2">
          <Pill tone="neutral">{hero.badge}</Pill>
          <Pill tone={details.acceptingNHS ? 'success' : 'warning'}>{details.listState}</Pill>
        </div>
      </TownHero>
      <div className="wrap grid gap-x-20 gap-y-8 pt-10 lg:grid-cols-[1.2fr_1fr] lg:pt-14">
        <div>
          <p className="max-w-[48ch] text-xl leading-relaxed">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href="#booking" size="large">
              {hero.book}
            </ButtonLink>
            <ButtonLink href={details.mapUrl} external size="large" variant="secondary">
              {hero.visit}
            </ButtonLink>
          </div>
        </div>
        <div className="grid content-start gap-3">
          <PhoneNumber
            phone={practice.phone}
            call={`${practice.call} ${details.location}`}
            iconSize={30}
            className="min-h-11 gap-3 justify-self-start text-heading-m leading-none tracking-tight text-action"
          />
          <div className="flex gap-3">
            <Icon name="clock" size={22} className="mt-1 shrink-0 text-action" />
            <div className="grid gap-1">
              <ul className="tabular-nums">
                {practice.hours.map(({ days, hours }) => (
                  <li key={days}>
                    {days} <HoursText hours={hours} />
                  </li>
                ))}
              </ul>
              {practice.beside ? <LabelledHours {...practice.beside} /> : null}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
