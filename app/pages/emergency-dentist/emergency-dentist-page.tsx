import { useRef } from 'react';
import type { SiteContent } from '../../../content/schema/site.ts';
import { dialable } from '../../../domain/uk-phone.ts';
import { ClosingBand } from '../../site/closing-band.tsx';
import { Section } from '../../site/section.tsx';
import { StepList } from '../../site/step-list.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { distanceWords } from './distance-words.ts';
import type { EmergencyPractice } from './emergency-practice.ts';
import { FindNearest } from './find-nearest.tsx';
import './emergency-dentist.css';
import { AlertBar } from './sections/alert-bar.tsx';
import { CareCards } from './sections/care-cards.tsx';
import { EmergenciesSection } from './sections/emergencies-section.tsx';
import { EmergencyHero } from './sections/emergency-hero.tsx';
import { NearestSection } from './sections/nearest-section.tsx';
import { useNearest } from './use-nearest.ts';

const listId = 'locations';

type Props = { words: Omit<SiteContent['emergencyPage'], 'head'>; practices: EmergencyPractice[] };

export function EmergencyDentistPage({ practices, words }: Props) {
  const list = useRef<HTMLElement>(null);
  const { findNearest, outcome, places } = useNearest(practices, () => {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  });
  const { alert, cards, careCards, closing, emergencies, faq, hero, line, locations, whatToExpect } = words;
  return (
    <div className="emergency-page">
      <AlertBar alert={alert} phone={line.phone} />
      <EmergencyHero hero={hero} line={line} listId={listId} />
      <CareCards cards={careCards} />
      <EmergenciesSection words={emergencies} cards={cards} phone={line.phone} />
      <NearestSection
        ref={list}
        id={listId}
        words={locations}
        practices={places}
        status={statusWords(outcome, places, locations)}
      />
      <Section heading={whatToExpect.heading} ground="mist">
        <StepList steps={whatToExpect.steps} />
      </Section>
      <Section id="faq" heading={faq.heading} layout="split">
        <Accordion items={faq.items.map(({ answer, question }) => ({ title: question, content: answer }))} />
      </Section>
      <ClosingBand hour="dawn" heading={closing.heading} text={closing.text}>
        {practices.length > 1 ? (
          <FindNearest
            listId={listId}
            busy={outcome === 'finding'}
            words={{ ...closing, finding: locations.finding }}
            onClick={findNearest}
          />
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

type Found = ReturnType<typeof useNearest<EmergencyPractice>>;

/** What the live region says; nothing until somebody asks. */
function statusWords(outcome: Found['outcome'], places: Found['places'], words: Props['words']['locations']): string {
  const [nearest] = places;
  if (outcome === 'finding') return words.finding;
  if (outcome === 'not-found') return words.notFound;
  if (outcome !== 'sorted' || nearest?.miles === undefined) return '';
  return words.sorted.replace('{town}', nearest.location).replace('{distance}', distanceWords(nearest.miles, words));
}
