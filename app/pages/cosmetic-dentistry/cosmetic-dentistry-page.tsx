import type { SiteContent } from '../../../content-model/schema/site.ts';
import chippedTeeth from '../../../drawings/pictures/pages/chipped-teeth.svg?raw';
import mendedTeeth from '../../../drawings/pictures/pages/mended-teeth.svg?raw';
import { type Booking, mainChoice } from '../../practices/booking-choices.ts';
import { BookingSection } from '../../practices/booking-section.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Questions, ReadMore } from '../../sections/page-end.tsx';
import { PageHero, ServiceHeroActions } from '../../sections/page-hero.tsx';
import { Section } from '../../sections/section.tsx';
import { StatBand } from '../../sections/stat-band.tsx';
import { TreatmentRows } from '../../sections/treatment-rows.tsx';
import { InlineDrawing } from '../../ui/inline-drawing.tsx';
import { SteppingStones } from './stepping-stones.tsx';

type Words = SiteContent['cosmeticDentistryPage'];

/** A large testimonial below the row of teeth from the top of the page, now repaired. */
function LargeQuotation({ name, quote, treatment }: Words['testimonial']) {
  return (
    <div data-section className="bg-linear-to-b from-sky-top to-sky-bottom pb-16 lg:pb-28">
      <InlineDrawing svg={mendedTeeth} className="[&>svg]:block [&>svg]:h-24 [&>svg]:w-full md:[&>svg]:h-36" />
      <figure className="wrap pt-12 lg:pt-16">
        <blockquote>
          <p className="font-display text-heading-m leading-[1.12] font-bold tracking-tight text-pretty">
            <span aria-hidden="true" className="text-action">
              ‘
            </span>
            {quote}
            <span aria-hidden="true" className="text-action">
              ’
            </span>
          </p>
        </blockquote>
        <figcaption className="mt-8 flex items-center gap-4 text-xl before:h-0.5 before:w-12 before:bg-action">
          <span>
            <span className="font-semibold">{name}</span>, {treatment}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

export function CosmeticDentistryPage(page: Words & { booking: Booking }) {
  const { basis, booking, closing, faq, hero, journey, prices, readMore, stats, testimonial, treatments } = page;
  return (
    <>
      <div className="bg-linear-to-b from-sky-top to-sky-bottom pb-6 lg:pb-10">
        <InlineDrawing
          svg={chippedTeeth}
          className="[&>svg]:block [&>svg]:h-28 [&>svg]:w-full md:[&>svg]:h-40 lg:[&>svg]:h-[clamp(9rem,13vw,13rem)]"
        />
        <PageHero
          heading={hero.heading}
          lead={hero.lead}
          actions={<ServiceHeroActions words={hero} book={mainChoice} to="#treatments" />}
          picture={<StatBand basis={basis} stats={stats} shape="board" />}
        />
      </div>
      <Section id="treatments" heading={prices.heading} lead={prices.lead} ground="mist">
        <TreatmentRows treatments={treatments} durationLabel={prices.duration} />
      </Section>
      <SteppingStones {...journey} />
      <LargeQuotation {...testimonial} />
      <BookingSection {...booking} />
      <Questions words={faq} />
      <ReadMore words={readMore} />
      <ClosingBand hour="noon" book={mainChoice} words={closing} />
    </>
  );
}
