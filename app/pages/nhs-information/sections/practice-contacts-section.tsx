import type { SiteContent } from '../../../../content-model/schema/site.ts';
import type { AnnouncedClosures } from '../../../practices/announced-closures.ts';
import { ClosureNotes } from '../../../practices/closure-notes.tsx';
import { HoursText } from '../../../practices/hours-text.tsx';
import { LabelledHours, type LabelledHoursProps } from '../../../practices/labelled-hours.tsx';
import { PhoneNumber } from '../../../practices/phone-link.tsx';
import { Section } from '../../../sections/section.tsx';
import type { NhsPractice } from '../nhs-practice.ts';

type Props = {
  words: SiteContent['nhsInformationPage']['contact'];
  practices: NhsPractice[];
  hours: PracticeHours;
  closures: AnnouncedClosures | undefined;
};
export type PracticeHours = { heading: string; beside: LabelledHoursProps | undefined };

export function PracticeContactsSection({ closures, hours, practices, words }: Props) {
  return (
    <Section id="contact" heading={words.heading} lead={words.lead} ground="mist">
      <div className="grid gap-8">
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
              <h4 className="mt-3 text-base text-ink-soft">{hours.heading}</h4>
              <ul className="text-ink-soft tabular-nums">
                {practice.hours.map((row) => (
                  <li key={row.days}>
                    {row.days} <HoursText hours={row.hours} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {hours.beside ? <LabelledHours {...hours.beside} /> : null}
        <ClosureNotes closures={closures} />
      </div>
    </Section>
  );
}
