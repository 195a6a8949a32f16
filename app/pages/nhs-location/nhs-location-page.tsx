import { BookingSection } from '../../site/booking-section.tsx';
import { ContactSection } from '../../site/contact-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { ChargesSection } from './charges-section.tsx';
import { InformationSection } from './information-section.tsx';
import { NhsHero } from './nhs-hero.tsx';
import type { NhsLocationPageData } from './nhs-location-page-data.ts';
import { ServicesSection } from './services-section.tsx';
import { StepsPanel } from './steps-panel.tsx';

export function NhsLocationPage({ details, practice, join, ...page }: NhsLocationPageData) {
  const { address, hours, phone } = page.contact;
  return (
    <>
      <NhsHero hero={page.hero} details={details} practice={practice} status={page.status} join={join} />
      <BenefitsSection benefits={page.benefits} />
      <ServicesSection services={page.services} />
      <ChargesSection charges={page.charges} />
      <InformationSection
        information={page.information}
        details={details}
        practice={practice}
        closures={page.closures.here}
        labels={{ address, hours, phone, transportLinks: page.transportLinks }}
      />
      <StepsPanel steps={page.steps} phone={practice.phone} join={join} />
      <BookingSection words={page.booking} practices={[details]} />
      <ContactSection words={page.contact} practices={page.allPractices} closures={page.closures.all} />
    </>
  );
}
