import type { SiteContent } from '../../../content-model/schema/site.ts';
import { fill } from '../../../domain/fill.ts';
import { Section } from '../../sections/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';
import { NetworkDrawing } from './network-drawing.tsx';

type Props = {
  words: Omit<SiteContent['networkPage'], 'head'>;
  clinics: Omit<SiteContent['partnerClinics'][number], 'placeId'>[];
};

function ClinicRow({ clinic, words }: { clinic: Props['clinics'][number]; words: Props['words'] }) {
  const rating = clinic.googleRating.toFixed(1);
  return (
    <li className="grid gap-x-12 gap-y-6 border-line py-9 not-first:border-t @2xl:grid-cols-[1fr_auto] @4xl:grid-cols-[1fr_15rem_auto] @4xl:items-center @4xl:py-12">
      <div className="@2xl:row-span-2 @4xl:row-span-1">
        <p className="flex items-start gap-2 text-lg text-ink-soft">
          <Icon name="map-pin" size={22} className="mt-1 text-action" />
          {clinic.location}
        </p>
        <h3 className="mt-2 text-heading-m tracking-tight">{clinic.name}</h3>
        <p className="mt-3 text-xl">{clinic.specialty}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-display text-6xl leading-none font-bold tracking-tight tabular-nums">
          <span aria-hidden="true">{rating}</span>
          <span className="sr-only">{fill(words.rating, { rating })}</span>
        </p>
        <div>
          <Stars rating={clinic.googleRating} size={22} />
          <p className="mt-1 text-base text-ink-soft tabular-nums">
            {clinic.reviewCount.toLocaleString('en-GB')} {words.reviewsLabel}
          </p>
        </div>
      </div>
      <div>
        <ButtonLink href={clinic.website} external size="large">
          {words.visit}
          <span className="sr-only">: {clinic.name}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

export function NetworkOfClinicsPage({ clinics, words }: Props) {
  return (
    <>
      <div className="relative isolate overflow-hidden bg-linear-to-b from-sky-top to-sky-bottom pt-10 pb-60 md:pb-72 lg:pt-16 lg:pb-[max(22rem,24.5vw)]">
        <div className="wrap">
          <h1 className="max-w-[9.8em] text-heading-xl tracking-tight">{words.hero.heading}</h1>
          {words.hero.lead ? <p className="mt-5 max-w-[50ch] text-xl leading-relaxed">{words.hero.lead}</p> : null}
        </div>
        <div className="absolute inset-x-0 bottom-0 -z-1 [&>svg]:h-60 [&>svg]:w-full md:[&>svg]:h-80 lg:[&>svg]:h-[max(27.5rem,30.6vw)]">
          <NetworkDrawing clinics={clinics.length} />
        </div>
      </div>
      <section className="wrap py-14 lg:py-20">
        <h2 className="sr-only">{words.listHeading}</h2>
        {clinics.length === 0 ? (
          <p className="rounded-card border-2 border-dashed border-line px-6 py-16 text-center text-xl">{words.empty}</p>
        ) : (
          <ul className="@container border-y-2 border-ink">
            {clinics.map((clinic) => (
              <ClinicRow key={clinic.name} clinic={clinic} words={words} />
            ))}
          </ul>
        )}
      </section>
      <Section heading={words.note.heading} ground="mist" layout="split">
        <p className="max-w-[52ch] text-xl leading-relaxed">{words.note.text}</p>
      </Section>
    </>
  );
}
