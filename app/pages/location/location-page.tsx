import { TownHero } from '../../practices/town-hero.tsx';
import { CheckList } from '../../sections/check-list.tsx';
import { Section } from '../../sections/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pill } from '../../ui/pill.tsx';
import { BookingSection } from './booking-section.tsx';
import type { LocationPageData } from './location-page-data.ts';
import { ReasonsSection } from './reasons-section.tsx';
import { SignBoard } from './sign-board.tsx';
import { VisitSection } from './visit-section.tsx';

function LocationHero(page: LocationPageData) {
  const { features, hero, place, practice } = page;
  return (
    <>
      <TownHero practice={practice} board={<SignBoard {...page} />}>
        <h1 className="mt-4 text-heading-2xl tracking-tight lg:max-w-[5.5em]">{hero.heading}</h1>
        <Pill tone={practice.acceptingNHS ? 'success' : 'warning'}>{practice.listState}</Pill>
      </TownHero>
      <div className="wrap grid gap-10 pt-10 pb-16 lg:grid-cols-[1.2fr_1fr] lg:gap-24 lg:pt-14 lg:pb-24">
        <div>
          <p className="max-w-[52ch] text-xl leading-relaxed">{hero.lead}</p>
          {practice.urgent ? <p className="mt-3 max-w-[52ch] font-semibold">{practice.urgent}</p> : null}
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href="#booking" size="large">
              {hero.primary}
            </ButtonLink>
            <ButtonLink href="#reasons" size="large" variant="secondary">
              {hero.secondary}
            </ButtonLink>
          </div>
        </div>
        <div className="grid max-w-[46ch] gap-4 self-start border-t border-line pt-4 lg:border-t-0 lg:border-l lg:py-1 lg:pl-8">
          <CheckList items={features} list="grid gap-2 font-medium" />
          <p className="text-ink-soft">{place}</p>
        </div>
      </div>
    </>
  );
}

function ServicesGrid({ services }: LocationPageData) {
  return (
    <Section id="services" heading={services.heading}>
      <div className="@container">
        <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line @md:grid-cols-2 @4xl:grid-cols-4">
          {services.items.map((service) => (
            <li
              key={service.title}
              className="group relative grid grid-cols-[1fr_auto] content-start gap-x-4 bg-paper p-5 sm:p-6 hover:bg-mist motion-safe:transition-colors"
            >
              <h3 className="text-xl">
                <a
                  href={service.link}
                  className="after:absolute after:inset-1 after:rounded-2xl group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-action"
                >
                  {service.title}
                </a>
              </h3>
              <Icon
                name="arrow-right"
                size={22}
                className="mt-0.5 text-action motion-safe:transition-transform motion-safe:group-hover:translate-x-1"
              />
              <p className="col-span-2 mt-2 text-ink-soft">{service.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export function LocationPage(page: LocationPageData) {
  return (
    <>
      <LocationHero {...page} />
      <ReasonsSection {...page} />
      <ServicesGrid {...page} />
      <VisitSection {...page} />
      {/* Extends the background behind the hills of the footer. */}
      <div className="-mb-(--footer-edge) bg-action pb-(--footer-edge) dark:bg-card">
        <BookingSection {...page} />
      </div>
    </>
  );
}
