import type { SiteContent } from '../../../content/schema/site.ts';
import { Section } from '../../site/section.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = { benefits: SiteContent['nhsLocationPages'][number]['benefits'] };

/** Four columns with a rule between them. */
export function BenefitsSection({ benefits }: Props) {
  return (
    <Section heading={benefits.heading}>
      <ul className="grid gap-y-8 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-4 lg:gap-x-0 lg:divide-x lg:divide-line">
        {benefits.items.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-[auto_1fr] content-start gap-x-5 sm:block lg:px-7 lg:first:pl-0 lg:last:pr-0"
          >
            <span className="row-span-2 text-action">
              <Icon name={item.icon} size={40} />
            </span>
            <h3 className="mt-1 text-xl sm:mt-4">{item.title}</h3>
            <p className="mt-2 text-ink-soft">{item.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
