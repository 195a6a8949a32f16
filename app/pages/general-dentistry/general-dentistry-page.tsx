import type { SiteContent } from '../../../content/schema/site.ts';
import { ClosingBand } from '../../site/closing-band.tsx';
import { PageHero } from '../../site/page-hero.tsx';
import { Section } from '../../site/section.tsx';
import { StepList } from '../../site/step-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CareRows } from './care-rows.tsx';
import { DentalChart } from './dental-chart.tsx';

type Props = Pick<SiteContent['generalDentistryPage'], 'hero' | 'care' | 'cards' | 'whatToExpect' | 'closing'>;

/** The page of the visit: what we look after, and what happens from the door to the way out. */
export function GeneralDentistryPage({ care, cards, closing, hero, whatToExpect }: Props) {
  const { charges, heading, lead, steps } = whatToExpect;
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead}
        actions={
          <>
            <ButtonLink href="/#booking" size="large">
              {hero.primary}
            </ButtonLink>
            <ButtonLink href="#what-to-expect" size="large" variant="secondary">
              {hero.secondary}
            </ButtonLink>
          </>
        }
        picture={
          <div className="overflow-hidden rounded-card bg-linear-to-b from-sky-top to-sky-bottom">
            <DentalChart />
          </div>
        }
      />
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
      <ClosingBand heading={closing.heading} text={closing.text}>
        <ButtonLink href="/#booking" size="large">
          {closing.action}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
