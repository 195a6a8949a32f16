import type { SiteContent } from '../../../content/schema/site.ts';
import type { AnnouncedClosures } from '../../site/announced-closures.ts';
import { BookingSection } from '../../site/booking-section.tsx';
import { ContactSection } from '../../site/contact-section.tsx';
import type { PracticeDetails } from '../../site/practice-details.ts';
import { BenefitsSection } from './benefits-section.tsx';
import { type Charges, ChargesSection } from './charges-section.tsx';
import { InformationSection } from './information-section.tsx';
import { NhsHero } from './nhs-hero.tsx';
import type { Join, NhsPractice } from './nhs-practice.ts';
import { ServicesSection } from './services-section.tsx';
import type { ListStatus } from './status-banner.tsx';
import { StepsPanel } from './steps-panel.tsx';

type Words = SiteContent['nhsLocationPages'][number];
type Props = Pick<Words, 'hero' | 'benefits' | 'services' | 'information' | 'steps'> & {
  details: PracticeDetails;
  practice: NhsPractice;
  status: ListStatus;
  join: Join;
  charges: Charges;
  transportLinks: string;
  booking: SiteContent['homePage']['booking'];
  contact: SiteContent['homePage']['contact'];
  closures: Record<'here' | 'all', AnnouncedClosures | undefined>;
  /** This practice first, then the others: where a list is full, the next one is a call away. */
  allPractices: readonly PracticeDetails[];
};

export function NhsLocationPage({ details, practice, join, ...page }: Props) {
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
