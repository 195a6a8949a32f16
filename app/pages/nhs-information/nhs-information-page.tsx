import type { SiteContent } from '../../../content-model/schema/site.ts';
import type { NhsQuestion } from '../../../domain/nhs-band.ts';
import type { AnnouncedClosures } from '../../practices/announced-closures.ts';
import type { ChargesInForce, FirstPublishedCharges } from '../../practices/charges-in-force.ts';
import { Section } from '../../sections/section.tsx';
import type { HelperAnswer } from './helper-answer.ts';
import type { NhsPractice } from './nhs-practice.ts';
import { ChargesSection } from './sections/charges-section.tsx';
import { ComparisonSection } from './sections/comparison-section.tsx';
import { HelperSection } from './sections/helper-section.tsx';
import { type LegalText, LegalTextSection } from './sections/legal-text-section.tsx';
import { NhsHero } from './sections/nhs-hero.tsx';
import { PracticeContactsSection, type PracticeHours } from './sections/practice-contacts-section.tsx';
import { RegistrationSection } from './sections/registration-section.tsx';

type ExemptionsSectionProps = {
  words: SiteContent['nhsInformationPage']['exemptions'];
  exemptions: SiteContent['nhsCharges']['exemptions'];
};

function ExemptionsSection({ exemptions, words }: ExemptionsSectionProps) {
  return (
    <Section id="free-treatment" heading={words.heading} lead={words.lead} ground="mist">
      <dl className="border-line max-md:border-b md:columns-2 md:gap-x-12">
        {exemptions.map((exemption) => (
          <div key={exemption.id} className="break-inside-avoid border-t border-line py-2.5 leading-snug md:py-3.5">
            <dt className="font-medium">{exemption.who}</dt>
            <dd className="mt-0.5 text-ink-soft">
              <span className="sr-only">{words.bring}: </span>
              {exemption.proof}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export type NhsInformationPageProps = {
  words: SiteContent['nhsInformationPage'];
  navigation: SiteContent['navigation'];
  charges: ChargesInForce;
  firstPublished: FirstPublishedCharges;
  exemptions: SiteContent['nhsCharges']['exemptions'];
  practices: NhsPractice[];
  urgent: string;
  hours: PracticeHours;
  closures: AnnouncedClosures | undefined;
  legal: LegalText;
  question: NhsQuestion;
  answer: HelperAnswer | undefined;
};

export function NhsInformationPage(props: NhsInformationPageProps) {
  const { answer, charges, closures, exemptions, firstPublished, hours, legal, navigation, practices, question, urgent, words } =
    props;
  const parts = [
    { id: 'charges', text: words.charges.heading },
    { id: 'what-would-i-pay', text: words.helper.heading },
    { id: 'free-treatment', text: words.exemptions.heading },
    { id: 'nhs-and-private', text: words.comparison.heading },
    { id: 'booking', text: words.registration.heading },
    { id: 'contact', text: words.contact.heading },
    { id: 'rules', text: legal.heading },
  ];
  return (
    <>
      <NhsHero
        hero={words.hero}
        navigation={navigation}
        parts={parts}
        charges={charges}
        practices={practices}
        status={words.registration}
      />
      <ChargesSection words={words.charges} charges={charges} firstPublished={firstPublished} />
      <HelperSection words={words.helper} question={question} answer={answer} reminder={charges.reminder} />
      <ExemptionsSection words={words.exemptions} exemptions={exemptions} />
      <ComparisonSection comparison={words.comparison} />
      <RegistrationSection words={words.registration} practices={practices} urgent={urgent} />
      <PracticeContactsSection words={words.contact} practices={practices} hours={hours} closures={closures} />
      <LegalTextSection legal={legal} />
    </>
  );
}
