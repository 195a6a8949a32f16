import { ChargesNote } from '../../practices/charges-note.tsx';
import { PhoneButton } from '../../practices/phone-link.tsx';
import { PracticeSections } from '../../practices/practice-sections.tsx';
import { asSentence } from '../../sections/as-sentence.ts';
import { Section } from '../../sections/section.tsx';
import { StepList } from '../../sections/step-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InformationSection } from './information-section.tsx';
import { NhsHero } from './nhs-hero.tsx';
import type { NhsLocationPageData } from './nhs-location-page-data.ts';

function StepsPanel({ join, practice, steps }: NhsLocationPageData) {
  return (
    <section data-section className="wrap py-16 lg:py-24">
      <div className="rounded-card border border-line bg-card px-6 py-9 shadow-card md:px-10 lg:px-14 lg:py-14">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <div className="flex-[1_1_16rem]">
            <h2 className="text-heading-m">{steps.heading}</h2>
            <p className="mt-3 max-w-[56ch] text-lg">{steps.lead}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <PhoneButton phone={practice.phone} size="large">
              {steps.call}
            </PhoneButton>
            {join.external ? (
              <ButtonLink href={join.href} external size="large" variant="secondary">
                {join.label}
              </ButtonLink>
            ) : null}
          </div>
        </div>
        <div className="mt-10">
          <StepList steps={steps.items} />
        </div>
      </div>
    </section>
  );
}

function ChargesSection({ charges }: NhsLocationPageData) {
  return (
    <section data-section className="py-16 lg:py-24">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
          <h2 className="max-w-[8.6em] text-heading-m">{charges.heading}</h2>
          <p className="max-w-[60ch] text-lg">{charges.lead}</p>
        </div>
        <p className="mt-10 mb-3 font-semibold text-ink-soft">{charges.label}</p>
        <div className="@container">
          <dl className="border-t border-line @xl:grid @xl:grid-cols-[minmax(8rem,2fr)_5fr_auto] @xl:gap-x-8">
            {charges.rows.map(({ band, charge, covers, name }) => (
              <div
                key={band}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-4 @xl:col-span-full @xl:grid @xl:grid-cols-subgrid @xl:py-5"
              >
                <dt className="font-display text-xl leading-tight font-bold tracking-[-0.01em]">{name}</dt>
                <dd className="order-last w-full text-ink-soft @xl:order-none">{asSentence(covers)}</dd>
                <dd className="justify-self-end text-right">
                  <span className="block font-display text-[1.75rem] leading-tight font-bold tracking-[-0.015em] tabular-nums @xl:text-3xl">
                    {charge}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mt-6 grid justify-items-start gap-6">
          <ChargesNote reminder={charges.reminder} />
          <ButtonLink href="/nhs-information#charges" variant="secondary" trailingIcon="arrow-right">
            {charges.link}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function ServicesSection({ services }: NhsLocationPageData) {
  return (
    <section data-section className="bg-mist py-16 lg:py-24">
      <div className="wrap grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2 className="max-w-[7.4em] self-start text-heading-m lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          {services.heading}
        </h2>
        <dl className="@container border-b border-line">
          {services.items.map((service) => (
            <div key={service.title} className="grid gap-x-8 gap-y-1 border-t border-line py-4 @md:grid-cols-[14rem_1fr]">
              <dt className="font-display text-xl leading-snug font-bold tracking-tight">{service.title}</dt>
              <dd className="text-ink-soft">{service.description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function BenefitsSection({ benefits }: NhsLocationPageData) {
  return (
    <Section heading={benefits.heading} layout="split">
      <ul className="grid gap-10 grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))]">
        {benefits.items.map((item) => (
          <li key={item.title} className="border-t-4 border-action pt-4">
            <h3 className="flex items-start justify-between gap-4 text-2xl">
              {item.title}
              <Icon name={item.icon} size={32} className="text-action" />
            </h3>
            <p className="mt-3 text-ink-soft">{item.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function NhsLocationPage(page: NhsLocationPageData) {
  return (
    <>
      <NhsHero {...page} />
      <BenefitsSection {...page} />
      <ServicesSection {...page} />
      <ChargesSection {...page} />
      <InformationSection {...page} />
      <StepsPanel {...page} />
      <PracticeSections words={page.blocks} practices={page.allPractices} closures={page.closures.all} />
    </>
  );
}
