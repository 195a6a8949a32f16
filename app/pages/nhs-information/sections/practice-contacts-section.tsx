import type { SiteContent } from '../../../../content/schema/site.ts';
import { dialable } from '../../../../domain/uk-phone.ts';
import { Section } from '../../../site/section.tsx';
import type { NhsPractice } from '../nhs-practice.ts';

type Props = {
  words: SiteContent['nhsInformationPage']['contact'];
  practices: NhsPractice[];
  hours: { days: string; hours: string }[];
};

export function PracticeContactsSection({ hours, practices, words }: Props) {
  return (
    <Section id="contact" heading={words.heading} lead={words.lead} ground="mist">
      <ul className="grid gap-y-10 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] md:divide-x md:divide-line">
        {practices.map((practice) => (
          <li
            key={practice.slug}
            className="break-inside-avoid border-line max-md:border-t max-md:pt-6 md:px-5 md:first:pl-0 md:last:pr-0 lg:px-10"
          >
            <h3 className="text-2xl">{practice.location}</h3>
            <a
              href={dialable(practice.phone)}
              className="mt-1 inline-flex min-h-11 items-center font-display text-2xl font-bold tracking-tight whitespace-nowrap text-action tabular-nums hover:underline lg:text-3xl"
            >
              <span className="sr-only">
                {words.call} {practice.location}:{' '}
              </span>
              {practice.phone}
            </a>
            <p className="mt-2">
              {practice.name}
              <br />
              <span className="text-ink-soft">{practice.address}</span>
            </p>
            <h4 className="mt-5 font-semibold">{words.hours}</h4>
            <dl className="mt-1 grid max-w-64 grid-cols-[auto_1fr] gap-x-6 text-ink-soft tabular-nums">
              {hours.map((row) => (
                <div key={row.days} className="contents">
                  <dt>{row.days}</dt>
                  <dd className="text-right">{row.hours}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
