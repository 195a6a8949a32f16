import type { NhsLocationPageData } from './nhs-location-page-data.ts';

export function ServicesSection({ services }: Pick<NhsLocationPageData, 'services'>) {
  return (
    <section aria-labelledby="services-heading" data-section className="bg-mist py-16 lg:py-24">
      <div className="wrap grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2
          id="services-heading"
          className="max-w-[12ch] self-start text-heading-m lg:sticky lg:top-[calc(var(--header-height)+2rem)]"
        >
          {services.heading}
        </h2>
        <dl className="border-b border-line">
          {services.items.map((service) => (
            <div key={service.title} className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[14rem_1fr]">
              <dt className="font-display text-xl leading-snug font-bold tracking-tight">{service.title}</dt>
              <dd className="text-ink-soft">{service.description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
