import { Section } from '../../sections/section.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LocationPageData } from './location-page-data.ts';

/** A grid of services. Each cell is a link. */
export function ServicesGrid({ services }: Pick<LocationPageData, 'services'>) {
  return (
    <Section id="services" heading={services.heading}>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
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
            <span className="mt-0.5 text-action motion-safe:transition-transform motion-safe:group-hover:translate-x-1">
              <Icon name="arrow-right" size={22} />
            </span>
            <p className="col-span-2 mt-2 text-ink-soft lg:mt-3 lg:min-h-20">{service.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
