import type { SiteContent } from '../../../../content/schema/site.ts';
import type { AnnouncedClosures } from '../../../practices/announced-closures.ts';
import { ClosureNotes } from '../../../practices/closure-notes.tsx';
import { OpeningNow } from '../../../practices/opening-now.tsx';
import { PhoneNumber } from '../../../practices/phone-link.tsx';
import type { PracticeDetails } from '../../../practices/practice-details.ts';
import { Pill } from '../../../ui/pill.tsx';

type Words = SiteContent['homePage']['practices'];

function Practice({ isOnly, practice, words }: { isOnly: boolean; practice: PracticeDetails; words: Words }) {
  return (
    <li
      className={`grid content-start gap-2 py-6 md:px-3 md:py-0 lg:px-6 md:first:pl-0 md:last:pr-0 ${isOnly ? 'md:grid-flow-col md:grid-rows-2 md:items-center md:justify-between' : 'md:row-span-5 md:grid-rows-subgrid'}`}
    >
      <div>
        <Pill tone={practice.acceptingNHS ? 'success' : 'warning'}>{practice.listState}</Pill>
      </div>
      <h3 className="text-3xl lg:text-4xl">{practice.location}</h3>
      <OpeningNow {...practice.opening} />
      <p className="text-ink-soft">{practice.address}</p>
      <PhoneNumber
        phone={practice.phone}
        call={`${words.call} ${practice.location}`}
        iconSize={22}
        className={`min-h-11 gap-2 justify-self-start text-2xl text-action md:text-xl lg:text-2xl ${isOnly ? 'md:row-span-2' : ''}`}
      />
    </li>
  );
}

type Props = { words: Words; practices: readonly PracticeDetails[]; closures: AnnouncedClosures | undefined };

/** Opening state, NHS status and phone number of each practice. */
export function PracticesSection({ closures, practices, words }: Props) {
  return (
    <section aria-labelledby="practices-heading" data-section className="wrap relative -mt-16 pb-16 md:-mt-20 lg:pb-24">
      <h2 id="practices-heading" className="sr-only">
        {words.heading}
      </h2>
      <div className="rounded-card border border-line bg-card px-6 shadow-card lg:px-8">
        <ul className="grid divide-y divide-line md:grid-flow-col md:auto-cols-fr md:divide-x md:divide-y-0 md:py-8">
          {practices.map((practice) => (
            <Practice key={practice.slug} isOnly={practices.length === 1} practice={practice} words={words} />
          ))}
        </ul>
        <ClosureNotes closures={closures} foot />
      </div>
    </section>
  );
}
