import { Fragment } from 'react';
import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { slugify } from '../../../../domain/slug.ts';
import { PhoneButton } from '../../../practices/phone-link.tsx';
import { Section } from '../../../sections/section.tsx';
import { Icon } from '../../../ui/icon.tsx';

type Page = SiteContent['emergencyPage'];
type Props = { words: Page['emergencies']; cards: Page['cards']; phone: string };

/** Allows a line break after the slash in 'Broken/chipped'. */
const Title = ({ text }: { text: string }) =>
  text.split('/').map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? (
        <>
          /<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ));

/** First aid in three steps, the first in larger text. */
function Emergency({ card, phone }: { card: Page['cards'][number]; phone: string }) {
  return (
    <li
      id={slugify(card.title)}
      className="emergency-case grid gap-x-12 gap-y-5 border-t-2 border-ink py-8 lg:grid-cols-[1fr_2.4fr] lg:py-10"
    >
      <div className="grid grid-cols-[auto_1fr] content-start items-center gap-x-4">
        <span className="text-danger">
          <Icon name={card.icon} size={52} />
        </span>
        <h3 className="text-[1.75rem] lg:text-3xl">
          <Title text={card.title} />
        </h3>
      </div>
      <div className="@container">
        <ol className="grid gap-x-8 gap-y-4 @xl:grid-cols-[1.35fr_1fr_1fr]">
          {card.advice.map((line, index) => (
            <li
              key={line}
              className="grid grid-cols-[2.25rem_1fr] content-start leading-snug first:text-xl first:leading-snug first:font-semibold @xl:grid-cols-1 @xl:gap-2"
            >
              <span aria-hidden="true" className="font-display text-3xl leading-none font-bold text-danger tabular-nums">
                {index + 1}
              </span>
              {line}
            </li>
          ))}
        </ol>
        <div className="mt-5 grid items-center gap-x-8 gap-y-3 border-t border-line pt-4 @xl:grid-cols-[1fr_auto]">
          <p className="flex max-w-[46ch] gap-3 leading-snug">
            <span className="text-danger">
              <Icon name="alert" size={24} />
            </span>
            {card.note}
          </p>
          <span className="print:hidden">
            <PhoneButton phone={phone} variant="secondary">
              {card.call}
            </PhoneButton>
          </span>
        </div>
      </div>
    </li>
  );
}

/** Links to the advice, for windows in which it is far below. */
export function JumpList({ cards, label }: { cards: Page['cards']; label: string }) {
  return (
    <nav aria-label={label} className="mt-5 lg:hidden print:hidden">
      <ul className="two-columns gap-2 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {cards.map((card) => (
          <li key={card.title}>
            <a
              href={`#${slugify(card.title)}`}
              className="flex h-full min-h-12 items-center gap-2.5 rounded-xl border border-line bg-card px-3 py-1.5 text-base leading-tight font-medium hover:bg-action/15"
            >
              <Icon name={card.icon} size={24} className="text-danger" />
              <span>
                <Title text={card.title} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function EmergenciesSection({ cards, phone, words }: Props) {
  return (
    <Section heading={words.heading} lead={words.lead}>
      <ul className="border-b-2 border-ink">
        {cards.map((card) => (
          <Emergency key={card.title} card={card} phone={phone} />
        ))}
      </ul>
    </Section>
  );
}
