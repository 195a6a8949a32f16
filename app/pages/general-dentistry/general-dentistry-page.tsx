import type { SiteContent } from '../../../content-model/schema/site.ts';
import { slugify } from '../../../domain/slug.ts';
import toothWall from '../../../drawings/pictures/pages/tooth-wall.svg?raw';
import { type Booking, mainChoice } from '../../practices/booking-choices.ts';
import { BookingSection } from '../../practices/booking-section.tsx';
import { CheckList } from '../../sections/check-list.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Questions, ReadMore } from '../../sections/page-end.tsx';
import { PageHero, ServiceHeroActions } from '../../sections/page-hero.tsx';
import { Section } from '../../sections/section.tsx';
import { StepList } from '../../sections/step-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InlineDrawing } from '../../ui/inline-drawing.tsx';

/** One row per service: description on the left, features on the right. */
function CareRows({ cards }: { cards: SiteContent['generalDentistryPage']['cards'] }) {
  return (
    <ul className="border-t-2 border-ink">
      {cards.map((card) => (
        <li
          key={card.title}
          id={slugify(card.title)}
          className="grid gap-x-10 gap-y-5 border-b border-line py-8 md:grid-cols-2 lg:grid-cols-[6rem_1fr_1fr] lg:gap-x-12 lg:py-11"
        >
          <Icon name={card.icon} size={72} className="text-action md:hidden lg:block" />
          <div>
            <h3 className="text-2xl lg:text-3xl">{card.title}</h3>
            <p className="mt-3 max-w-[48ch]">{card.description}</p>
          </div>
          <CheckList items={card.features} list="grid content-start gap-2.5 text-ink-soft lg:pt-1.5" />
        </li>
      ))}
    </ul>
  );
}

type Props = Omit<SiteContent['generalDentistryPage'], 'head'> & { booking: Booking };

export function GeneralDentistryPage({ booking, care, cards, closing, faq, hero, readMore, whatToExpect }: Props) {
  const { charges, heading, lead, steps } = whatToExpect;
  return (
    <>
      <div className="relative isolate overflow-hidden bg-linear-to-b from-sky-top to-sky-bottom pt-6 pb-56 md:pb-64 lg:pt-12 lg:pb-[max(20rem,22.2vw)]">
        <PageHero
          heading={hero.heading}
          lead={hero.lead}
          actions={<ServiceHeroActions words={hero} book={mainChoice} to="#what-to-expect" />}
        />
        <InlineDrawing
          svg={toothWall}
          className="absolute inset-x-0 bottom-0 -z-1 [&>svg]:h-60 [&>svg]:w-full md:[&>svg]:h-80 lg:[&>svg]:h-[max(27rem,29.9vw)]"
        />
      </div>
      <Section heading={care.heading} lead={care.lead}>
        <CareRows cards={cards} />
      </Section>
      <Section
        id="what-to-expect"
        heading={heading}
        lead={lead}
        ground="mist"
        layout="split"
        aside={
          <ButtonLink href={charges.to} variant="secondary" icon="pound">
            {charges.label}
          </ButtonLink>
        }
      >
        <StepList steps={steps} direction="down" />
      </Section>
      <BookingSection {...booking} />
      <Questions words={faq} />
      <ReadMore words={readMore} />
      <ClosingBand hour="morning" book={mainChoice} words={closing} />
    </>
  );
}
