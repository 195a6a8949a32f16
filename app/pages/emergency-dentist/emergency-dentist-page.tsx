import type { SiteContent } from '../../../content/schema/site.ts';
import { dialable } from '../../../domain/uk-phone.ts';
import { FindNearest } from '../../islands/nearest/find-nearest.tsx';
import { ClosingBand } from '../../site/closing-band.tsx';
import { Section } from '../../site/section.tsx';
import { StepList } from '../../site/step-list.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { EmergencyPractice } from './emergency-practice.ts';
import { AlertBar } from './sections/alert-bar.tsx';
import { CareCards } from './sections/care-cards.tsx';
import { EmergenciesSection } from './sections/emergencies-section.tsx';
import { EmergencyHero } from './sections/emergency-hero.tsx';
import { NearestSection } from './sections/nearest-section.tsx';

const listId = 'locations';

type Props = { words: Omit<SiteContent['emergencyPage'], 'head'>; practices: EmergencyPractice[] };

export function EmergencyDentistPage({ practices, words }: Props) {
  const { alert, cards, careCards, closing, emergencies, faq, hero, line, locations, whatToExpect } = words;
  return (
    <div className="emergency-page">
      <AlertBar alert={alert} phone={line.phone} />
      <EmergencyHero hero={hero} line={line} listId={listId} />
      <CareCards cards={careCards} />
      <EmergenciesSection words={emergencies} cards={cards} phone={line.phone} />
      <NearestSection id={listId} words={locations} practices={practices} />
      <Section heading={whatToExpect.heading} ground="mist">
        <StepList steps={whatToExpect.steps} />
      </Section>
      <Section id="faq" heading={faq.heading} layout="split">
        <Accordion items={faq.items.map(({ answer, question }) => ({ title: question, content: answer }))} />
      </Section>
      <ClosingBand hour="dawn" words={closing}>
        {practices.length > 1 ? (
          <FindNearest listId={listId} action={closing.action} privacy={closing.privacy} words={nearestWords(locations)} />
        ) : (
          // Of one practice none is the nearest.
          <ButtonLink href={dialable(line.phone)} icon="phone">
            {hero.call}
          </ButtonLink>
        )}
      </ClosingBand>
    </div>
  );
}

function nearestWords({ finding, miles, notFound, oneMile, sorted, underOneMile }: SiteContent['emergencyPage']['locations']) {
  return { finding, miles, notFound, oneMile, sorted, underOneMile };
}
