import type { SiteContent } from '../../../content-model/schema/site.ts';
import openGate from '../../../drawings/pictures/pages/open-gate.svg?raw';
import { BrandMark } from '../../layout/brand-mark.tsx';
import { type Booking, mainChoice } from '../../practices/booking-choices.ts';
import { BookingSection } from '../../practices/booking-section.tsx';
import { PhoneButton } from '../../practices/phone-link.tsx';
import type { PracticePhone } from '../../practices/practice-phones.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { PageContents } from '../../sections/page-contents.tsx';
import { Questions } from '../../sections/page-end.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { InlineDrawing } from '../../ui/inline-drawing.tsx';
import { Prose } from '../../ui/prose.tsx';

type Document = SiteContent['morePages'][number];

/** A card with a few large words, to hold up on a phone or to print. */
function CardToShow({ card, id, name }: { id: string; card: NonNullable<Document['card']>; name: string }) {
  return (
    <section id={id} className="card-to-show grid content-start gap-4 xl:sticky xl:top-28 xl:self-start">
      <h2 className="text-2xl">{card.heading}</h2>
      {/* Fills most of a phone's screen, so that nothing else is read across the desk. */}
      <div className="card-to-show-face grid min-h-[min(32rem,68svh)] grid-rows-[auto_1fr] gap-6 rounded-card border-3 border-t-12 border-action bg-card p-6 shadow-card md:min-h-0 md:gap-10 md:p-8 md:pb-10 xl:gap-8 xl:p-7 xl:pb-8">
        <p className="flex items-center gap-2.5 font-semibold">
          <span className="block size-9 shrink-0">
            <BrandMark />
          </span>
          {name}
        </p>
        <div className="card-to-show-words grid content-center gap-[0.7em] font-display text-[clamp(1.875rem,8.5vw,3rem)] leading-[1.12] font-bold tracking-[-0.02em] xl:text-3xl">
          {card.lines.map((line) => (
            <p key={line} className="text-balance">
              {line}
            </p>
          ))}
        </div>
      </div>
      {card.note ? <p className="text-ink-soft">{card.note}</p> : null}
    </section>
  );
}

type Props = Pick<SiteContent, 'navigation'> & {
  document: Document;
  /** The group's, on the card. */
  name: string;
  contents: readonly { id: string; text: string }[];
  html: string;
  practices: readonly PracticePhone[];
  /** If the button leads to the booking. */
  booking: Booking | undefined;
};

/** Shorter texts need no list of contents. */
const minSections = 4;

const cardId = 'card';

const columns = {
  none: '',
  contents: 'lg:grid-cols-[min(15rem,28%)_1fr]',
  card: 'xl:grid-cols-[1fr_min(23rem,32%)]',
  // The card is below the text until there is room for three columns.
  both: 'lg:grid-cols-[min(13rem,24%)_1fr] lg:max-xl:*:last:col-start-2 xl:grid-cols-[min(13rem,18%)_1fr_min(23rem,32%)]',
};

/** A page of text for patients, with a card to show or print if it has one. */
export function MorePage({ booking, contents, document, html, name, navigation, practices }: Props) {
  const { action, card, closing, faq, heading, lead } = document;
  const buttons = [
    ...(action ? [booking ? { ...action, to: `#${mainChoice}` } : action] : []),
    ...(card ? [{ label: card.heading, to: `#${cardId}` }] : []),
  ];
  const hasContents = contents.length >= minSections;
  const layout = hasContents ? (card ? 'both' : 'contents') : card ? 'card' : 'none';
  return (
    <div className="more-page">
      <div className="relative isolate overflow-hidden bg-linear-to-b from-sky-top to-sky-bottom pt-6 pb-52 md:pb-60 lg:pt-12 lg:pb-[max(15rem,17vw)]">
        <PageHero
          heading={heading}
          lead={lead}
          actions={
            buttons.length > 0 &&
            buttons.map(({ label, to }, index) => (
              <ButtonLink key={to} href={to} size="large" variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))
          }
        />
        <InlineDrawing
          svg={openGate}
          className="more-page-landscape absolute inset-x-0 bottom-0 -z-1 [&>svg]:h-60 [&>svg]:w-full md:[&>svg]:h-72 lg:[&>svg]:h-[max(25rem,27.8vw)]"
        />
      </div>
      <div className={`more-page-body wrap grid gap-10 py-12 lg:gap-x-16 lg:py-20 ${columns[layout]}`}>
        {hasContents ? <PageContents label={navigation.pageContents} contents={contents} /> : null}
        <Prose html={html} />
        {card ? <CardToShow id={cardId} card={card} name={name} /> : null}
      </div>
      {booking ? <BookingSection {...booking} /> : null}
      <Questions words={faq} ground="mist" />
      <ClosingBand hour="evening" words={closing}>
        <div className="@container w-full">
          <div className="grid w-fit gap-3 @4xl:flex @4xl:flex-wrap">
            {practices.map(({ location, phone, slug }) => (
              <PhoneButton key={slug} phone={phone} size="large">
                <span>
                  <span className="sr-only">{navigation.header.call} </span>
                  {location} <span className="inline-block tabular-nums">{phone}</span>
                </span>
              </PhoneButton>
            ))}
          </div>
        </div>
      </ClosingBand>
    </div>
  );
}
