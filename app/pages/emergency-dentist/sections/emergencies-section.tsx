import type { SiteContent } from '../../../../content/schema/site.ts';
import { slugify } from '../../../../domain/slug.ts';
import { dialable } from '../../../../domain/uk-phone.ts';
import { Section } from '../../../site/section.tsx';
import { Icon } from '../../../ui/icon.tsx';

type Page = SiteContent['emergencyPage'];
type Props = { words: Page['emergencies']; cards: Page['cards']; phone: string };

function Emergency({ card, phone }: { card: Page['cards'][number]; phone: string }) {
  return (
    <li id={slugify(card.title)} className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[1fr_2fr] lg:py-10">
      <div className="grid grid-cols-[auto_1fr] content-start gap-x-4">
        <span className="row-span-2 text-danger">
          <Icon name={card.icon} size={44} />
        </span>
        <h3 className="pt-1 text-[1.75rem]">{card.title}</h3>
        <a
          href={dialable(phone)}
          className="mt-1 inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-action hover:underline"
        >
          <Icon name="phone" size={18} />
          {card.call}
        </a>
      </div>
      <ol className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {card.advice.map((line, index) => (
          <li key={line} className="grid grid-cols-[1.75rem_1fr] leading-snug">
            <span aria-hidden="true" className="font-display font-bold text-ink-soft tabular-nums">
              {index + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
    </li>
  );
}

export function EmergenciesSection({ cards, phone, words }: Props) {
  return (
    <Section heading={words.heading} lead={words.lead}>
      <nav aria-label={words.jump} className="lg:hidden">
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
          {cards.map((card) => (
            <li key={card.title}>
              <a
                href={`#${slugify(card.title)}`}
                className="flex h-full min-h-13 items-center gap-2.5 rounded-xl bg-mist px-3 py-2 text-base leading-tight font-medium hover:bg-action/15"
              >
                <span className="text-danger">
                  <Icon name={card.icon} size={24} />
                </span>
                {card.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="border-b border-line max-lg:mt-8">
        {cards.map((card) => (
          <Emergency key={card.title} card={card} phone={phone} />
        ))}
      </ul>
    </Section>
  );
}
