import type { SiteContent } from '../../../content-model/schema/site.ts';
import { fill } from '../../../domain/fill.ts';
import nightRoad from '../../../drawings/pictures/pages/night-road.svg?raw';
import { FindNearest } from '../../islands/nearest/find-nearest.tsx';
import type { ChargesReminder } from '../../practices/charges-in-force.ts';
import { ChargesNote } from '../../practices/charges-note.tsx';
import { PhoneButton, PhoneLink, PhoneNumber } from '../../practices/phone-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Questions } from '../../sections/page-end.tsx';
import { Section } from '../../sections/section.tsx';
import { StepList } from '../../sections/step-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InlineDrawing } from '../../ui/inline-drawing.tsx';
import { Space } from '../../ui/space.tsx';
import type { EmergencyPractice } from './emergency-practice.ts';
import { CareCards } from './sections/care-cards.tsx';
import { EmergenciesSection, JumpList } from './sections/emergencies-section.tsx';
import { NearestSection } from './sections/nearest-section.tsx';

/** `urgent` is for those whose NHS list is full. */
type ChargeProps = { charge: string; reminder: ChargesReminder | undefined; urgent: string | undefined };
type Words = Omit<SiteContent['emergencyPage'], 'head'>;

const listId = 'locations';
const availabilityId = 'availability';

/** Uses the night colours in both schemes. */
function EmergencyHero({ cards, emergencies, hero, line }: Pick<Words, 'cards' | 'emergencies' | 'hero' | 'line'>) {
  return (
    <div className="night emergency-hero @container relative isolate overflow-hidden bg-linear-to-b/srgb from-sky-top to-sky-bottom text-ink">
      <div className="wrap emergency-words pt-[clamp(1.25rem,4vw,3.5rem)] pb-40 md:pb-[clamp(20rem,26vw,24rem)]">
        <h1 className="text-heading-m tracking-tight">{hero.heading}</h1>
        <p className="mt-2 md:mt-6">
          <PhoneLink phone={line.phone} className="emergency-number">
            <span className="sr-only">{hero.call}: </span>
            {line.phone}
          </PhoneLink>
        </p>
        <p className="mt-2 leading-snug font-medium md:mt-3">{line.availability}</p>
        <p className="mt-3 max-w-[42ch] leading-normal md:leading-relaxed md:text-balance md:mt-5 md:text-xl lg:max-w-[52ch]">
          {hero.lead}
        </p>
        <div className="emergency-actions alarm mt-5 flex flex-wrap gap-2 sm:gap-3 md:mt-7 print:hidden">
          <PhoneButton phone={line.phone} size="large" variant="danger">
            {hero.call}
          </PhoneButton>
          <ButtonLink href={`#${availabilityId}`} size="large" variant="secondary" icon="clock">
            {hero.availability}
          </ButtonLink>
        </div>
        <JumpList label={emergencies.jump} cards={cards} />
      </div>
      {/* Starts below the number and its line, so that the moon is not behind them, unless it fits beside them. Large text stands above it.
          Last, because its place depends on the height of the words, which arrive before it. */}
      <InlineDrawing
        svg={nightRoad}
        className="absolute inset-x-0 bottom-0 -z-1 h-64 md:h-80 @5xl:top-72 @5xl:h-auto @min-[89rem]:top-0 print:hidden [&>svg]:size-full"
      />
    </div>
  );
}

function Charge({ charge, reminder, urgent, words }: ChargeProps & { words: Words['hero'] }) {
  return (
    <div className="grid max-w-[52ch] gap-2">
      <p>
        <strong>{fill(words.charge, { charge })}</strong>{' '}
        <a href="/nhs-information#free-treatment" className="inline-flex min-h-8 items-center underline underline-offset-4">
          {words.charges}
        </a>
      </p>
      <ChargesNote reminder={reminder} />
      {urgent ? <p>{urgent}</p> : null}
    </div>
  );
}

/** Target of the '24/7 Availability' button: the emergency line's hours and number. */
function AvailabilitySection({ hero, line }: Pick<Words, 'hero' | 'line'>) {
  return (
    <section id={availabilityId} data-section className="night bg-sky-top pt-16 text-ink lg:pt-24 print:hidden">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-b border-line pb-12">
        <h2 className="max-w-[14.8em] text-heading-s">{line.availability}</h2>
        <PhoneNumber
          phone={line.phone}
          call={hero.call}
          className="min-h-11 text-heading-l leading-none tracking-tight text-sun"
        />
      </div>
    </section>
  );
}

/** Alert with the emergency number. It sticks to the top of large windows. */
function AlertBar({ alert, line: { phone } }: Pick<Words, 'alert' | 'line'>) {
  return (
    <div className="emergency-alert alarm">
      <p className="flex items-center gap-2.5 pt-1.5 font-medium max-md:text-[0.9375rem] max-md:leading-[1.6] md:pb-1.5">
        <Icon name="alert" size={20} className="max-md:hidden" />
        {alert.text}
      </p>
      <p className="emergency-alert-call">
        <PhoneLink
          phone={phone}
          className="inline-flex min-h-11 items-center gap-2 font-bold underline decoration-2 underline-offset-4 hover:decoration-4 focus-visible:-outline-offset-2 focus-visible:outline-on-danger"
        >
          <Icon name="phone" size={18} />
          {alert.call}
          <Space />
          <span className="emergency-alert-number">{phone}</span>
        </PhoneLink>
      </p>
    </div>
  );
}

type Props = { words: Words; practices: EmergencyPractice[] } & ChargeProps;

export function EmergencyDentistPage({ practices, words, ...charge }: Props) {
  const { cards, careCards, closing, emergencies, faq, hero, line, locations, whatToExpect } = words;
  return (
    <div className="emergency-page">
      <AlertBar {...words} />
      <EmergencyHero {...words} />
      <CareCards cards={careCards} />
      <EmergenciesSection words={emergencies} cards={cards} phone={line.phone} />
      <AvailabilitySection {...words} />
      <NearestSection id={listId} words={locations} practices={practices} />
      <Section heading={whatToExpect.heading} ground="mist" aside={<Charge {...charge} words={hero} />}>
        <StepList steps={whatToExpect.steps} />
      </Section>
      <Questions id="faq" words={faq} />
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

/** Only what the island says, because its props are in the page. */
function nearestWords({ finding, miles, notFound, oneMile, sorted, underOneMile }: Words['locations']) {
  return { finding, miles, notFound, oneMile, sorted, underOneMile };
}
