import type { SiteContent } from '../../../../content/schema/site.ts';
import type { AnnouncedClosures } from '../../../practices/announced-closures.ts';
import { ClosureNotes } from '../../../practices/closure-notes.tsx';
import { PhoneNumber } from '../../../practices/phone-link.tsx';
import { Section } from '../../../sections/section.tsx';
import type { NhsPractice } from '../nhs-practice.ts';

type Props = {
  words: SiteContent['nhsInformationPage']['contact'];
  practices: NhsPractice[];
  /** Of all practices together. Without them each shows its own. */
  hours: Rows | undefined;
  closures: AnnouncedClosures | undefined;
};
type Rows = { days: string; hours: string }[];

export function PracticeContactsSection({ closures, hours, practices, words }: Props) {
  return (
    <Section id="contact" heading={words.heading} lead={words.lead} ground="mist">
      <div className={`grid gap-x-10 gap-y-8 ${hours ? 'lg:grid-cols-[3fr_1fr]' : ''}`}>
        <ul className="grid gap-x-10 gap-y-4 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
          {practices.map((practice) => (
            <li key={practice.slug} className="break-inside-avoid border-t border-line pt-4">
              <h3 className="text-2xl">{practice.location}</h3>
              <PhoneNumber
                phone={practice.phone}
                call={`${words.call} ${practice.location}`}
                className="mt-1 min-h-11 text-2xl tracking-tight text-action lg:text-3xl"
              />
              <p className="mt-1 leading-snug">
                {practice.name}
                <br />
                <span className="text-ink-soft">{practice.address}</span>
              </p>
              {hours ? null : (
                <>
                  <h4 className="mt-3 text-base text-ink-soft">{words.hours}</h4>
                  <Hours rows={practice.hours} width="max-w-80" />
                </>
              )}
            </li>
          ))}
        </ul>
        {hours ? (
          <div className="border-t border-line pt-4">
            <h3 className="text-xl">{words.hours}</h3>
            <Hours rows={hours} width="max-w-64" />
          </div>
        ) : null}
        <ClosureNotes closures={closures} />
      </div>
    </Section>
  );
}

const Hours = ({ rows, width }: { rows: Rows; width: string }) => (
  <dl className={`mt-2 grid ${width} grid-cols-[auto_1fr] gap-x-6 text-ink-soft tabular-nums`}>
    {rows.map((row) => (
      <div key={row.days} className="contents">
        <dt>{row.days}</dt>
        <dd className="text-right">{row.hours}</dd>
      </div>
    ))}
  </dl>
);
