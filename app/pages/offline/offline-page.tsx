import type { SiteContent } from '../../../content-model/schema/site.ts';
import type { Place } from '../../../drawings/skylines/places.ts';
import { BrandMark } from '../../layout/brand-mark.tsx';
import { HoursText } from '../../practices/hours-text.tsx';
import { PhoneButton, PhoneLink, PhoneNumber } from '../../practices/phone-link.tsx';
import type { PracticeDetails } from '../../practices/practice-details.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Space } from '../../ui/space.tsx';
import { LitPhoneBox } from './lit-phone-box.tsx';

type Emergency = Pick<SiteContent['emergencyPage'], 'cards' | 'careCards' | 'hero' | 'line'>;
type Words = Omit<SiteContent['offlinePage'], 'head'>;
type Practice = Pick<PracticeDetails, 'slug' | 'location' | 'address' | 'phone' | 'hours'> & {
  /** Days with other hours, in sentences. */
  closures: string[];
};

export type OfflinePageProps = {
  name: string;
  words: Words;
  emergency: Emergency;
  practices: Practice[];
  places: readonly Place[];
};

function Hero({ emergency: { hero, line }, places, words }: Pick<OfflinePageProps, 'emergency' | 'places' | 'words'>) {
  return (
    <div className="relative isolate overflow-hidden bg-linear-to-b/srgb from-sky-top to-sky-bottom">
      <div className="absolute inset-x-0 bottom-0 -z-1 h-[clamp(16rem,76vw,24rem)] lg:top-16 lg:h-auto print:hidden [&>svg]:size-full">
        <LitPhoneBox places={places} />
      </div>
      {/* From 1024 px the text is to the left of the phone box. */}
      <div className="wrap pt-4 pb-[clamp(14rem,62vw,19rem)] lg:pt-12 lg:pb-52">
        <h1 className="text-heading-m tracking-tight">{words.heading}</h1>
        <p className="mt-2 text-xl">{words.saved}</p>
        <p className="mt-6 font-medium lg:mt-10">{hero.call}</p>
        <p className="mt-1">
          <PhoneLink phone={line.phone} className="emergency-number text-[min(13.4vw,6.5rem)]">
            {line.phone}
          </PhoneLink>
        </p>
        <p className="mt-3 max-w-[34ch] font-medium text-balance">{line.availability}</p>
        <p className="mt-3 max-w-[34ch] text-balance">{words.calls}</p>
        <p className="mt-6 print:hidden">
          {/* An empty href reloads the requested page. */}
          <ButtonLink href="" variant="secondary" size="large">
            {words.again}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

function CallFirst({ card }: { card: Emergency['careCards'][number] }) {
  return (
    <section className="alarm bg-danger text-on-danger">
      <div className="wrap grid gap-x-12 gap-y-6 py-8 lg:grid-cols-[1fr_2fr] lg:py-10">
        <h2 className="text-3xl">
          <span className="sr-only">{card.urgency} </span>
          {card.heading}
        </h2>
        <ul className="grid list-disc content-start lg:row-span-2 gap-x-10 gap-y-2.5 pl-5 leading-snug md:grid-cols-2">
          {card.items.map((item) => (
            <li key={item} className="pl-1">
              {item}
            </li>
          ))}
        </ul>
        <div>
          <PhoneLink
            phone={card.call.number}
            className="inline-flex min-h-14 items-center gap-2 rounded-[1.75rem] border-2 border-transparent bg-on-danger px-7 text-[1.0625em] font-semibold text-danger hover:underline focus-visible:outline-on-danger"
          >
            <Icon name="phone" size={20} />
            {card.call.label}
          </PhoneLink>
        </div>
      </div>
    </section>
  );
}

/** Shows the first step; the others are in a disclosure to save space. */
function FirstSteps({ card: { advice, icon, title } }: { card: Emergency['cards'][number] }) {
  const [first, ...rest] = advice;
  return (
    <details className="group border-t border-line">
      <summary className="grid cursor-pointer list-none grid-cols-[auto_1fr_auto] gap-x-4 gap-y-1.5 py-5 [&::-webkit-details-marker]:hidden">
        <Icon name={icon} size={36} className="row-span-2 text-danger" />
        <h3 className="text-2xl">
          {title}
          <Space stop="." />
        </h3>
        <span className="col-start-2 row-start-2 leading-snug">{first}</span>
        <span className="row-span-2 mt-0.5 grid size-9 place-items-center rounded-full bg-action/10 text-action group-open:rotate-180">
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <ol start={2} className="grid list-decimal gap-2.5 pr-13 pb-6 pl-13 leading-snug marker:font-bold marker:text-ink-soft">
        {rest.map((line) => (
          <li key={line} className="pl-1">
            {line}
          </li>
        ))}
      </ol>
    </details>
  );
}

function PracticeCard({ practice, words }: { practice: Practice; words: Words['practices'] }) {
  return (
    <li className="border-t-4 border-accent pt-5">
      <h3 className="text-3xl">{practice.location}</h3>
      <PhoneNumber
        phone={practice.phone}
        call={`${words.call} ${practice.location}`}
        iconSize={22}
        className="mt-1 min-h-12 gap-2.5 text-[1.75rem] tracking-tight text-action"
      />
      <address className="mt-2 not-italic">{practice.address}</address>
      <h4 className="mt-4 text-base text-ink-soft">{words.hours}</h4>
      <ul className="mt-1 grid gap-1 tabular-nums">
        {practice.hours.map(({ days, hours }) => (
          <li key={days} className="flex flex-wrap">
            <strong className="min-w-[6rem] font-semibold">{days}</strong>
            <span className="flex-[1_1_7rem]">
              <HoursText hours={hours} />
            </span>
          </li>
        ))}
      </ul>
      {practice.closures.map((sentence) => (
        <p key={sentence} className="mt-3 font-semibold">
          {sentence}
        </p>
      ))}
    </li>
  );
}

/** Emergency help and contact details that stay valid while offline. */
export function OfflinePage({ emergency, name, places, practices, words }: OfflinePageProps) {
  const emergencies = emergency.careCards.filter(({ level }) => level === 'emergency');
  const others = emergency.careCards.filter(({ level }) => level !== 'emergency');
  return (
    <div className="offline-page night min-h-svh bg-sky-top text-ink">
      <header className="wrap flex items-center gap-2.5 py-3 font-display text-lg leading-none font-bold tracking-tight">
        <span className="block size-10 shrink-0">
          <BrandMark />
        </span>
        {name}
      </header>
      <main>
        <Hero emergency={emergency} places={places} words={words} />
        {emergencies.map((card) => (
          <CallFirst key={card.heading} card={card} />
        ))}
        <section className="wrap py-14 lg:py-20">
          <h2 className="text-heading-m">{words.emergencies.heading}</h2>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <p className="text-xl">{words.emergencies.lead}</p>
            {others.map(({ call }) => (
              <PhoneButton key={call.number} phone={call.number} variant="secondary">
                {call.label}
              </PhoneButton>
            ))}
          </div>
          <div className="mt-8 grid items-start border-b border-line lg:grid-cols-2 lg:gap-x-12">
            {emergency.cards.map((card) => (
              <FirstSteps key={card.title} card={card} />
            ))}
          </div>
        </section>
        <section className="bg-card py-14 lg:py-20">
          <div className="wrap">
            <h2 className="text-heading-m">{words.practices.heading}</h2>
            <p className="mt-3 max-w-[60ch] text-xl">{words.practices.lead}</p>
            <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
              {practices.map((practice) => (
                <PracticeCard key={practice.slug} practice={practice} words={words.practices} />
              ))}
            </ul>
          </div>
        </section>
        <div className="wrap py-10">
          <p className="max-w-[60ch] text-ink-soft">{words.notSaved}</p>
        </div>
      </main>
    </div>
  );
}
