import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { PhoneButton } from '../../../practices/phone-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

type Card = SiteContent['emergencyPage']['careCards'][number];

/** Colours of NHS care cards: blue for non-urgent, red for urgent, red and dark for emergencies. */
const looks: Record<Card['level'], { frame: string; head: string; body: string }> = {
  'non-urgent': { frame: 'border-action', head: 'bg-action text-on-action', body: 'bg-card' },
  urgent: { frame: 'border-danger', head: 'bg-danger text-on-danger', body: 'bg-card' },
  emergency: { frame: 'border-danger', head: 'bg-danger text-on-danger', body: 'night bg-sky-top text-ink' },
};

function CareCard({ card }: { card: Card }) {
  const look = looks[card.level];
  return (
    <div className={`alarm grid grid-rows-[auto_1fr] overflow-hidden rounded-card border-2 shadow-card ${look.frame}`}>
      <h2 className={`border-b border-transparent px-5 py-3 text-2xl md:px-8 md:py-4 ${look.head}`}>
        <span className="sr-only">{card.urgency} </span>
        {card.heading}
      </h2>
      <div className={`flex flex-col gap-4 p-5 md:gap-5 md:p-8 ${look.body}`}>
        <ul className="grid list-disc gap-2 pl-5 md:gap-2.5 leading-snug marker:text-ink-soft">
          {card.items.map((item) => (
            <li key={item} className="pl-1">
              {item}
            </li>
          ))}
        </ul>
        <p className="border-t border-line pt-4 leading-snug">{card.action}</p>
        <div className="alarm mt-auto flex flex-wrap gap-3">
          <PhoneButton phone={card.call.number} variant="danger">
            {card.call.label}
          </PhoneButton>
          {card.link ? (
            <ButtonLink href={card.link.href} variant="secondary" external>
              {card.link.label}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </div>
  );
}

export function CareCards({ cards }: { cards: Card[] }) {
  return (
    <div className="care-cards wrap relative -mt-36 grid gap-5 lg:-mt-44 lg:grid-cols-2">
      {cards.map((card) => (
        <CareCard key={card.heading} card={card} />
      ))}
    </div>
  );
}
