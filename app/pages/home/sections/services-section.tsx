import { Link } from 'react-router';
import type { SiteContent } from '../../../../content/schema/site.ts';
import { Section } from '../../../site/section.tsx';
import { Carousel } from '../../../ui/carousel.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { CarouselWords } from '../home-data.ts';
import './text-columns.css';

type Service = SiteContent['services'][number];

function ServiceColumn({ service }: { service: Service }) {
  return (
    <div className="flex flex-col border-t-4 border-action pt-6">
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-[1.75rem]">{service.title}</h3>
        <span className="text-action">
          <Icon name={service.icon} size={56} />
        </span>
      </div>
      <p className="mt-3 mb-6 text-ink-soft">{service.description}</p>
      <ul className="mt-auto">
        {service.features.map((feature) => (
          <li key={feature.label} className="border-t border-line">
            <Link
              to={feature.link}
              className="group flex min-h-12 items-center justify-between gap-4 font-semibold hover:text-action"
            >
              {feature.label}
              <span className="text-action motion-safe:ease-out motion-safe:transition-transform group-hover:translate-x-1">
                <Icon name="arrow-right" size={20} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { words: SiteContent['homePage']['services']; carousel: CarouselWords; services: readonly Service[] };

/** An index rather than cards: what each service holds is a list of ways in. */
export function ServicesSection({ carousel, services, words }: Props) {
  return (
    <Section id="services" heading={words.heading} lead={words.lead}>
      <div className="text-columns">
        <Carousel
          label={words.heading}
          items={services.map((service) => ({
            key: service.slug,
            name: service.title,
            element: <ServiceColumn service={service} />,
          }))}
          perView={{ base: 1, md: 2, lg: 3 }}
          everySeconds={5}
          words={carousel}
        />
      </div>
    </Section>
  );
}
