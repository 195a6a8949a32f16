import type { SiteContent } from '../../../content/schema/site.ts';
import { FindNearest } from '../../islands/nearest/find-nearest.tsx';
import { PhoneButton } from '../../practices/phone-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Section } from '../../sections/section.tsx';
import { StepList } from '../../sections/step-list.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import type { EmergencyPractice } from './emergency-practice.ts';
import { AlertBar } from './sections/alert-bar.tsx';
import { AvailabilitySection } from './sections/availability-section.tsx';
import { CareCards } from './sections/care-cards.tsx';
import { EmergenciesSection } from './sections/emergencies-section.tsx';
import { EmergencyHero } from './sections/emergency-hero.tsx';
import { NearestSection } from './sections/nearest-section.tsx';

const listId = 'locations';
const availabilityId = 'availability';

type Props = { words: Omit<SiteContent['emergencyPage'], 'head'>; practices: EmergencyPractice[]; charge: string };

export function EmergencyDentistPage({ charge, practices, words }: Props) {
  const { alert, cards, careCards, closing, emergencies, faq, hero, line, locations, whatToExpect } = words;
  return (
    <div className="emergency-page">
      <AlertBar alert={alert} phone={line.phone} />
      <EmergencyHero hero={hero} line={line} charge={charge} availabilityId={availabilityId} />
      <CareCards cards={careCards} />
      <EmergenciesSection words={emergencies} cards={cards} phone={line.phone} />
      <AvailabilitySection id={availabilityId} call={hero.call} line={line} />
      <NearestSection id={listId} words={locations} practices={practices} />
      <Section heading={whatToExpect.heading} ground="mist">
        <StepList steps={whatToExpect.steps} />
      </Section>
      <Section id="faq" heading={faq.heading} layout="split">
        <Accordion items={faq.items.map(({ answer, question }) => ({ title: question, content: answer }))} />
      </Section>
      <ClosingBand hour="dawn" words={closing}>
        {/* Only useful with several practices. */}
        {practices.length > 1 ? (
          <FindNearest listId={listId} action={closing.action} privacy={closing.privacy} words={nearestWords(locations)} />
        ) : null}
        <div className="alarm">
          <PhoneButton phone={line.phone} size="large" variant="danger">
            <span className="sr-only">{hero.call}: </span>
            {line.phone}
          </PhoneButton>
        </div>
      </ClosingBand>
    </div>
  );
}

function nearestWords({ finding, miles, notFound, oneMile, sorted, underOneMile }: SiteContent['emergencyPage']['locations']) {
  return { finding, miles, notFound, oneMile, sorted, underOneMile };
}
