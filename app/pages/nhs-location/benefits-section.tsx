import { Section } from '../../sections/section.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { NhsLocationPageData } from './nhs-location-page-data.ts';

export function BenefitsSection({ benefits }: Pick<NhsLocationPageData, 'benefits'>) {
  return (
    <Section heading={benefits.heading} layout="split">
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
        {benefits.items.map((item) => (
          <li key={item.title} className="border-t-4 border-action pt-4">
            <h3 className="flex items-start justify-between gap-4 text-2xl">
              {item.title}
              <span className="text-action">
                <Icon name={item.icon} size={32} />
              </span>
            </h3>
            <p className="mt-3 text-ink-soft">{item.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
