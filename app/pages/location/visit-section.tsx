import { ClosureNotes } from '../../practices/closure-notes.tsx';
import { CheckList } from '../../sections/check-list.tsx';
import type { LocationPageData } from './location-page-data.ts';
import { Timetable } from './timetable.tsx';

/** Front views, as on road signs. */
const shapes = {
  train:
    'M15 6H33Q37 6 37 10V30Q37 34 33 34H15Q11 34 11 30V10Q11 6 15 6zM15 12V21H33V12zM17 26.500a2 2 0 1 0 .1 0zM31 26.500a2 2 0 1 0 .1 0zM16 36H20L16 42H12zM28 36H32L36 42H32z',
  car: 'M16 12H32L36 21H38Q40 21 40 23V33H36V36H31V33H17V36H12V33H8V23Q8 21 10 21H12zM18 15L15.500 21H32.500L30 15zM13 25.500a2 2 0 1 0 .1 0zM35 25.500a2 2 0 1 0 .1 0z',
};

function TravelOption({ by, text, title }: { by: keyof typeof shapes; text: string; title: string }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-5 border-t border-line py-5">
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-14 shrink-0">
        <rect width="48" height="48" rx="10" className="fill-action" />
        <path d={shapes[by]} fillRule="evenodd" className="fill-on-action" />
      </svg>
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1.5 max-w-[52ch] text-ink-soft">{text}</p>
      </div>
    </div>
  );
}

export function VisitSection({ closures, visit, words }: LocationPageData) {
  return (
    <section data-section className="bg-mist py-16 lg:py-24">
      <div className="wrap grid gap-14 lg:grid-cols-[1.15fr_1fr] lg:gap-x-20 lg:gap-y-16">
        <div>
          <h2 className="text-heading-m">{visit.hoursHeading}</h2>
          <div className="mt-6 grid gap-6">
            <ClosureNotes closures={closures} />
            <Timetable {...visit} caption={visit.hoursHeading} words={words.timetable} />
          </div>
        </div>
        <div>
          <h2 className="text-heading-m">{visit.gettingHere.heading}</h2>
          <p className="mt-4 mb-7 max-w-[46ch] text-xl leading-relaxed">{visit.gettingHere.text}</p>
          <TravelOption by="train" title={words.transport} text={visit.transport} />
          <TravelOption by="car" title={words.parking} text={visit.parking} />
        </div>
        <div className="grid gap-x-10 gap-y-5 border-t border-line pt-8 lg:col-span-2 lg:grid-cols-[1fr_3fr]">
          <h2 className="text-2xl">{words.access}</h2>
          <CheckList items={visit.access} list="grid gap-x-10 gap-y-3 sm:grid-cols-2" />
        </div>
      </div>
    </section>
  );
}
