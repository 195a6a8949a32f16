import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { PhoneButton } from '../../../practices/phone-link.tsx';
import type { PracticeDetails } from '../../../practices/practice-details.ts';
import { CheckList } from '../../../sections/check-list.tsx';
import { SectionHeading } from '../../../sections/section.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

type Words = SiteContent['homePage']['nhs'];

/** Width of a group by its number of practices. */
const widths: Record<number, string> = { 1: 'lg:flex-1', 2: 'lg:flex-2', 3: 'lg:flex-3' };

function PracticeColumn({ practice, words }: { practice: PracticeDetails; words: Words }) {
  return (
    // On phones town and button share a row.
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-t border-current/25 pt-3 md:flex-[1_1_12rem] md:flex-col md:flex-nowrap md:items-start md:justify-start md:pt-6 lg:pt-8">
      <h3 className="text-xl md:text-4xl lg:text-5xl">{practice.location}</h3>
      {practice.acceptingNHS ? null : (
        <p className="mt-2 w-full leading-snug font-semibold max-md:order-1 md:mt-3 md:text-lg">{words.listFull}</p>
      )}
      <CheckList
        items={practice.nhsFeatures}
        list="mt-2 grid w-full gap-1 text-base text-ink [--tick:currentColor] max-md:order-1 md:text-[length:inherit] md:mt-5 md:mb-8 md:gap-2"
      />
      <div className="text-ink max-md:text-base max-md:[&_a]:px-3.5 md:mt-auto">
        {practice.acceptingNHS ? (
          <ButtonLink href={practice.registrationUrl} external>
            {words.register}
            <span className="sr-only">: {practice.location}</span>
          </ButtonLink>
        ) : (
          <PhoneButton phone={practice.phone} variant="secondary">
            {words.callPrivate}
            <span className="sr-only">
              : {practice.location}, {practice.phone}
            </span>
          </PhoneButton>
        )}
      </div>
    </li>
  );
}

function Group({ practices, words }: { practices: readonly PracticeDetails[]; words: Words }) {
  const [first] = practices;
  if (!first) return null;
  const tone = first.acceptingNHS ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning';
  return (
    <div
      className={`flex flex-col rounded-card border border-transparent p-4 md:p-6 lg:p-10 ${widths[practices.length] ?? 'lg:flex-1'} ${tone}`}
    >
      <p className="flex items-center gap-3 pb-3 font-display text-xl font-bold md:pb-6 lg:pb-8 lg:text-2xl">
        <Icon name={first.acceptingNHS ? 'check' : 'alert'} size={28} />
        {first.listState}
      </p>
      <ul className="flex flex-1 flex-col gap-x-10 gap-y-4 md:flex-row md:flex-wrap">
        {practices.map((practice) => (
          <PracticeColumn key={practice.slug} practice={practice} words={words} />
        ))}
      </ul>
    </div>
  );
}

/** Practices grouped by whether they accept NHS patients: green if they do, amber if the list is full. */
export function NhsSection({ practices, words }: { practices: readonly PracticeDetails[]; words: Words }) {
  return (
    <section id="nhs" data-section className="py-8 md:py-16 lg:py-24">
      <div className="wrap">
        <SectionHeading heading={words.heading} lead={words.lead} />
        <a
          href="/nhs-information#charges"
          className="mt-1 inline-flex md:mt-3 min-h-11 items-center gap-2 font-semibold text-action hover:underline"
        >
          {words.charges}
          <Icon name="arrow-right" size={20} />
        </a>
        <div className="mt-2 flex flex-col gap-3 md:mt-8 lg:flex-row lg:gap-5">
          <Group practices={practices.filter(({ acceptingNHS }) => acceptingNHS)} words={words} />
          <Group practices={practices.filter(({ acceptingNHS }) => !acceptingNHS)} words={words} />
        </div>
        {practices.every(({ acceptingNHS }) => acceptingNHS) ? null : (
          <p className="mt-4 font-semibold md:mt-6 md:text-lg">{words.urgent}</p>
        )}
      </div>
    </section>
  );
}
