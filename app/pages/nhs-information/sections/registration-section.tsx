import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { PhoneButton } from '../../../practices/phone-link.tsx';
import { CheckList } from '../../../sections/check-list.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Pill } from '../../../ui/pill.tsx';
import type { NhsPractice } from '../nhs-practice.ts';

type Words = SiteContent['nhsInformationPage']['registration'];

function RegistrationCard({ practice, words }: { practice: NhsPractice; words: Words }) {
  const { acceptingNHS, checkedOn, features, location, phone, registrationUrl } = practice;
  return (
    <li className="grid flex-[1_1_16rem] grid-rows-[auto_1fr_auto] gap-4 rounded-card border border-line bg-card p-5 md:gap-6 md:p-6 md:only:grid-cols-[1fr_1.4fr_1fr] md:only:grid-rows-1 md:only:items-center md:only:gap-10 lg:p-8">
      <div className="grid justify-items-start gap-2 md:gap-3">
        <h3 className="row-start-2 text-3xl md:text-4xl">{location}</h3>
        <Pill tone={acceptingNHS ? 'success' : 'warning'}>{acceptingNHS ? words.accepting : words.listFull}</Pill>
        {acceptingNHS ? null : <p className="leading-snug font-medium text-warning">{words.listFullText}</p>}
      </div>
      <CheckList items={features} list="grid content-start gap-1.5 md:gap-2" />
      <div>
        {acceptingNHS ? (
          <ButtonLink href={registrationUrl} external fullWidth>
            {words.register}
            <span className="sr-only">: {location}</span>
          </ButtonLink>
        ) : (
          <PhoneButton phone={phone} variant="secondary" fullWidth>
            {words.callPrivate}
            <span className="sr-only">
              : {location}, {phone}
            </span>
          </PhoneButton>
        )}
        <p className="mt-3 text-sm text-ink-soft">
          {words.checkedOn} <time dateTime={checkedOn.date}>{checkedOn.words}</time>
        </p>
      </div>
    </li>
  );
}

/** Target of the 'Book NHS Appointment' button. */
export function RegistrationSection({ practices, urgent, words }: { practices: NhsPractice[]; urgent: string; words: Words }) {
  return (
    <section id="booking" data-section className="night bg-sky-top py-12 text-ink md:py-16 lg:py-24">
      <div className="wrap">
        <div className="grid items-end gap-4 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
          <h2 className="max-w-[8.6em] text-heading-m">{words.heading}</h2>
          <div className="grid max-w-[56ch] gap-3 text-lg leading-relaxed md:text-xl">
            <p>{words.lead}</p>
            {practices.every(({ acceptingNHS }) => acceptingNHS) ? null : <p className="font-semibold">{urgent}</p>}
          </div>
        </div>
        <ul className="mt-6 flex flex-wrap gap-4 md:mt-10">
          {practices.map((practice) => (
            <RegistrationCard key={practice.slug} practice={practice} words={words} />
          ))}
        </ul>
        <h3 className="mt-10 text-2xl md:mt-16 md:text-3xl">{words.stepsHeading}</h3>
        <ol className="mt-4 border-t md:mt-6 border-line">
          {words.steps.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[2rem_1fr] items-baseline gap-x-2 gap-y-0.5 border-b border-line py-3 md:py-4 md:grid-cols-[3rem_minmax(min(12rem,30%),1fr)_2.4fr] md:gap-x-6"
            >
              <span aria-hidden="true" className="font-display text-3xl leading-none font-bold text-accent tabular-nums">
                {index + 1}
              </span>
              <h4 className="font-display text-xl leading-tight font-bold tracking-tight">{step.title}</h4>
              <p className="text-ink-soft max-md:col-start-2 max-md:leading-snug">{step.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
