import type { SiteContent } from '../../../content/schema/site.ts';
import { CheckList } from '../../sections/check-list.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = { cards: SiteContent['generalDentistryPage']['cards'] };

/** One row per service: description on the left, features on the right. */
export function CareRows({ cards }: Props) {
  return (
    <ul className="border-t-2 border-ink">
      {cards.map((card) => (
        <li
          key={card.title}
          className="grid gap-x-10 gap-y-5 border-b border-line py-8 md:grid-cols-2 lg:grid-cols-[6rem_1fr_1fr] lg:gap-x-12 lg:py-11"
        >
          <span className="text-action md:hidden lg:block">
            <Icon name={card.icon} size={72} />
          </span>
          <div>
            <h3 className="text-2xl lg:text-3xl">{card.title}</h3>
            <p className="mt-3 max-w-[48ch]">{card.description}</p>
          </div>
          <CheckList
            items={card.features}
            list="grid content-start gap-2.5 text-ink-soft lg:pt-1.5"
            item="grid grid-cols-[auto_1fr] gap-3"
          />
        </li>
      ))}
    </ul>
  );
}
