import { PracticeBlocks } from '../../practices/practice-blocks.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { ChargesSection } from './charges-section.tsx';
import { InformationSection } from './information-section.tsx';
import { NhsHero } from './nhs-hero.tsx';
import type { NhsLocationPageData } from './nhs-location-page-data.ts';
import { ServicesSection } from './services-section.tsx';
import { StepsPanel } from './steps-panel.tsx';

export function NhsLocationPage({ details, practice, join, ...page }: NhsLocationPageData) {
  const { address, hours, phone } = page.blocks.contact;
  return (
    <>
      <NhsHero hero={page.hero} details={details} practice={practice} status={page.status} join={join} />
      <BenefitsSection benefits={page.benefits} />
      <ServicesSection services={page.services} />
      <ChargesSection charges={page.charges} />
      <InformationSection
        information={page.information}
        practice={practice}
        closures={page.closures.here}
        labels={{ address, hours, phone, transportLinks: page.transportLinks }}
      />
      <StepsPanel steps={page.steps} phone={practice.phone} join={join} />
      <PracticeBlocks words={page.blocks} practices={page.allPractices} closures={page.closures.all} />
    </>
  );
}
