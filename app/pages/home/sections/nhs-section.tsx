import type { SiteContent } from '../../../../content/schema/site.ts';
import { dialable } from '../../../../domain/uk-phone.ts';
import { CheckList } from '../../../site/check-list.tsx';
import type { PracticeDetails } from '../../../site/practice-details.ts';
import { SectionHeading } from '../../../site/section-heading.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

type Practice = Pick<PracticeDetails, 'acceptingNHS' | 'location' | 'nhsFeatures' | 'phone' | 'registrationUrl' | 'slug'>;
type Words = SiteContent['homePage']['nhs'];
type Status = Pick<SiteContent['homePage']['practices'], 'accepting' | 'listFull'>;

/** A field is as wide as the number of practices in it. */
const breadths: Record<number, string> = { 1: 'lg:flex-1', 2: 'lg:flex-2', 3: 'lg:flex-3' };

function Place({ practice, words }: { practice: Practice; words: Words }) {
  return (
    <li className="flex flex-1 flex-col items-start border-t border-current/25 pt-6 lg:pt-8">
      <h3 className="text-4xl lg:text-5xl">{practice.location}</h3>
      {practice.acceptingNHS ? null : <p className="mt-3 text-lg leading-snug font-semibold">{words.listFull}</p>}
      <CheckList items={practice.nhsFeatures} list="mt-5 mb-8 grid gap-2 text-ink" item="flex gap-3" tick="mt-1" size={18} />
      <div className="mt-auto text-ink">
        {practice.acceptingNHS ? (
          <ButtonLink href={practice.registrationUrl} external>
            {words.register}
            <span className="sr-only"> {practice.location}</span>
          </ButtonLink>
        ) : (
          <>
            <a
              href={dialable(practice.phone)}
              className="mb-3 flex min-h-11 w-fit items-center font-display text-3xl font-bold tracking-tight whitespace-nowrap hover:underline"
            >
              {practice.phone}
            </a>
            <ButtonLink href={dialable(practice.phone)} variant="secondary" icon="phone">
              {words.callPrivate}
              <span className="sr-only"> {practice.location}</span>
            </ButtonLink>
          </>
        )}
      </div>
    </li>
  );
}

type GroupProps = { practices: readonly Practice[]; accepting: boolean; status: Status; words: Words };

function Group({ accepting, practices, status, words }: GroupProps) {
  const tone = accepting ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning';
  return (
    <div className={`flex flex-col rounded-card p-6 lg:p-10 ${breadths[practices.length] ?? 'lg:flex-1'} ${tone}`}>
      <p className="flex items-center gap-3 pb-6 font-display text-xl font-bold lg:pb-8 lg:text-2xl">
        <Icon name={accepting ? 'check' : 'alert'} size={28} />
        {accepting ? status.accepting : status.listFull}
      </p>
      <ul className="flex flex-1 flex-col gap-x-10 gap-y-10 md:flex-row">
        {practices.map((practice) => (
          <Place key={practice.slug} practice={practice} words={words} />
        ))}
      </ul>
    </div>
  );
}

type Props = { practices: readonly Practice[]; status: Status; words: Words };

/** The answer before the words: a green field and an amber one, each as wide as the practices that stand in it. */
export function NhsSection({ practices, status, words }: Props) {
  const groups = [true, false].map((accepting) => ({
    accepting,
    practices: practices.filter((practice) => practice.acceptingNHS === accepting),
  }));
  return (
    <section id="nhs" tabIndex={-1} aria-labelledby="nhs-heading" data-section className="py-16 lg:py-24">
      <div className="wrap">
        <SectionHeading id="nhs-heading" heading={words.heading} lead={words.lead} />
        <a
          href="/nhs-information"
          className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline"
        >
          {words.charges}
          <Icon name="arrow-right" size={20} />
        </a>
        <div className="mt-8 flex flex-col gap-4 lg:flex-row lg:gap-5">
          {groups
            .filter((group) => group.practices.length > 0)
            .map((group) => (
              <Group key={String(group.accepting)} {...group} status={status} words={words} />
            ))}
        </div>
      </div>
    </section>
  );
}
