import type { SiteContent } from '../../../../content-model/schema/site.ts';
import hills from '../../../../drawings/pictures/pages/hills.svg?raw';
import { Carousel } from '../../../islands/carousel/carousel.tsx';
import { sectionHref } from '../../../layout/section-href.ts';
import { SectionHeading } from '../../../sections/section.tsx';
import { InlineDrawing } from '../../../ui/inline-drawing.tsx';
import type { CarouselWords, Service } from '../home-data.ts';

function Feature({ feature: { answer, label, link } }: { feature: Service['features'][number] }) {
  const href = sectionHref('/', link);
  if (!answer)
    return (
      <a href={href} className="service-feature">
        {label}
      </a>
    );
  return (
    // The loader opens the fold from the link.
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: with the keyboard or a screen reader the summary opens the fold */}
      <a href={href} tabIndex={-1} aria-hidden="true" className="service-feature">
        {label}
      </a>
      <details>
        <summary aria-label={label} />
        <p>{answer}</p>
      </details>
    </>
  );
}

function ServiceColumn({ service }: { service: Service }) {
  return (
    <>
      <img src={service.scene} alt="" width={400} height={170} loading="lazy" className="h-auto w-full" />
      <div className="flex flex-1 flex-col px-(--gutter) pt-4 md:pt-6">
        <h3 className="text-[1.75rem]">{service.title}</h3>
        <p className="mt-2 mb-4 text-ink-soft md:mt-3 md:mb-6 md:min-h-[3lh]">{service.description}</p>
        <ul className="border-b border-line">
          {service.features.map((feature) => (
            <li key={feature.label} className="border-t border-line">
              <Feature feature={feature} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

type Props = { words: SiteContent['homePage']['services']; carousel: CarouselWords; services: readonly Service[] };

/** Services as scenes of one landscape, each with links to its features. */
export function ServicesSection({ carousel, services, words }: Props) {
  return (
    <section id="services" data-section className="py-8 md:pt-12 md:pb-16 lg:pt-16 lg:pb-24">
      <div className="wrap">
        <SectionHeading heading={words.heading} lead={words.lead} />
      </div>
      <div className="wrap service-walk mt-4 md:mt-8">
        <InlineDrawing svg={hills} />
        <Carousel
          label={carousel.names.services}
          items={services.map((service) => ({
            key: service.slug,
            name: service.title,
            className: 'flex flex-col',
            element: <ServiceColumn service={service} />,
          }))}
          everySeconds={5}
          words={carousel}
        />
      </div>
    </section>
  );
}
