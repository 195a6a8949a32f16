import type { SiteContent } from '../../../content-model/schema/site.ts';
import crowns from '../../../drawings/pictures/pages/planted-crowns.svg?raw';
import roots from '../../../drawings/pictures/pages/planted-roots.svg?raw';
import { type Booking, mainChoice } from '../../practices/booking-choices.ts';
import { BookingSection } from '../../practices/booking-section.tsx';
import { BenefitList } from '../../sections/benefit-list.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Questions, ReadMore } from '../../sections/page-end.tsx';
import { PageHero, ServiceHeroActions } from '../../sections/page-hero.tsx';
import { Section } from '../../sections/section.tsx';
import { StatBand } from '../../sections/stat-band.tsx';
import { TreatmentRows } from '../../sections/treatment-rows.tsx';
import { InlineDrawing } from '../../ui/inline-drawing.tsx';
import { ImplantTimeline } from './implant-timeline.tsx';
import { Turf } from './turf.tsx';

type Props = Omit<SiteContent['dentalImplantsPage'], 'head'> & { booking: Booking };

/** The stats beside the roots of the hero's teeth, on a stone background. */
function StatsBelowGround({ basis, stats }: Pick<Props, 'basis' | 'stats'>) {
  return (
    <div className="[--earth:color-mix(in_oklab,var(--stone),var(--stone-shade)_45%)]">
      <div className="relative -mt-3">
        <Turf />
      </div>
      <div className="bg-(--earth)">
        <div className="wrap grid gap-x-16 pb-10 lg:grid-cols-[1.1fr_1fr] lg:pb-12">
          <div className="mx-auto w-full max-w-xl lg:order-last">
            {/* They begin behind the turf. */}
            <InlineDrawing svg={roots} className="-mt-[2.6%]" />
          </div>
          <div className="self-center pt-6 lg:pt-10">
            <StatBand basis={basis} stats={stats} shape="board" />
          </div>
        </div>
      </div>
    </div>
  );
}

export function DentalImplantsPage(props: Props) {
  const { basis, benefits, booking, closing, factLabels, facts, faq, hero, prices, process, readMore, stats, treatments } = props;
  return (
    <>
      <PageHero
        ground="sky"
        heading={hero.heading}
        lead={hero.lead}
        actions={<ServiceHeroActions words={hero} book={mainChoice} to="#process" />}
        picture={<InlineDrawing svg={crowns} className="mx-auto max-w-xl [&>svg]:block [&>svg]:overflow-visible" />}
        pictureAt="foot"
      />
      <StatsBelowGround basis={basis} stats={stats} />
      <Section heading={benefits.heading} layout="split">
        <BenefitList items={benefits.items} columns={1} />
      </Section>
      <Section id="treatments" heading={prices.heading} lead={prices.lead} ground="mist">
        <TreatmentRows treatments={treatments} durationLabel={prices.duration} />
      </Section>
      <Section id="process" heading={process.heading} lead={process.lead}>
        <ImplantTimeline steps={process.steps} facts={facts} labels={factLabels} />
      </Section>
      <BookingSection {...booking} />
      <Questions words={faq} ground="mist" />
      <ReadMore words={readMore} />
      <ClosingBand hour="evening" book={mainChoice} words={closing} />
    </>
  );
}
