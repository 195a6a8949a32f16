import type { ComponentProps } from 'react';
import { ClosureNotes } from '../../practices/closure-notes.tsx';
import { CheckList } from '../../sections/check-list.tsx';
import type { LocationPageData } from './location-page-data.ts';
import { Timetable } from './timetable.tsx';
import { TransportIcon } from './transport-icon.tsx';

type Props = Pick<LocationPageData, 'closures' | 'visit' | 'words'>;

function TravelOption({ by, text, title }: { by: ComponentProps<typeof TransportIcon>['by']; text: string; title: string }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-5 border-t border-line py-5">
      <TransportIcon by={by} />
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1.5 max-w-[52ch] text-ink-soft">{text}</p>
      </div>
    </div>
  );
}

/** Opening hours, directions and accessibility. */
export function VisitSection({ closures, visit, words }: Props) {
  return (
    <section aria-labelledby="getting-here-heading" data-section className="bg-mist py-16 lg:py-24">
      <div className="wrap grid gap-14 lg:grid-cols-[1.15fr_1fr] lg:gap-x-20 lg:gap-y-16">
        <div>
          <h2 className="text-heading-m">{visit.hoursHeading}</h2>
          <div className="mt-6 grid gap-6">
            <ClosureNotes closures={closures} />
            <Timetable caption={visit.hoursHeading} days={visit.days} today={visit.today} words={words.timetable} />
          </div>
        </div>
        <div>
          <h2 id="getting-here-heading" className="text-heading-m">
            {visit.gettingHere.heading}
          </h2>
          <p className="mt-4 mb-7 max-w-[46ch] text-xl leading-relaxed">{visit.gettingHere.text}</p>
          <TravelOption by="train" title={words.transport} text={visit.transport} />
          <TravelOption by="car" title={words.parking} text={visit.parking} />
        </div>
        <div className="grid gap-x-10 gap-y-5 border-t border-line pt-8 lg:col-span-2 lg:grid-cols-[1fr_3fr]">
          <h2 className="text-2xl">{words.access}</h2>
          <CheckList
            items={visit.access}
            list="grid gap-x-10 gap-y-3 sm:grid-cols-2"
            item="grid grid-cols-[auto_1fr] content-start gap-3"
          />
        </div>
      </div>
    </section>
  );
}
