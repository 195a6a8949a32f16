import type { SiteContent } from '../../../content-model/schema/site.ts';
import type { TimetableDay } from '../../../domain/week-timetable.ts';

type Words = SiteContent['locationWords']['timetable'];
type Props = { caption: string; words: Words; days: readonly TimetableDay[]; today: number; todayUntil: number };

/** A scale in whole hours that covers all days. */
function scaleOf(days: readonly TimetableDay[]) {
  const spans = days.flatMap((day) => day.spans);
  const from = Math.floor(Math.min(...spans.map((span) => span.from)) / 60) * 60;
  const to = Math.ceil(Math.max(...spans.map((span) => span.to)) / 60) * 60;
  return { from, length: Math.max(to - from, 60) };
}

/** Bars for the opening hours of a day. Decorative: the table has the times. */
function DayStrip({ day, from, length }: { day: TimetableDay; from: number; length: number }) {
  return (
    <svg viewBox={`0 0 ${length} 16`} preserveAspectRatio="none" aria-hidden="true" className="block h-3 w-full">
      <path d={`M0 8H${length}`} className="stroke-line" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      {day.spans.map((span) => (
        <path
          key={span.from}
          d={`M${span.from - from} 0H${span.to - from}V16H${span.from - from}Z`}
          className="fill-action dark:fill-accent"
        />
      ))}
    </svg>
  );
}

/** Opening hours of the week with today's row highlighted. */
export function Timetable({ caption, days, today, todayUntil, words }: Props) {
  const scale = scaleOf(days);
  const head = 'pb-2 text-sm font-semibold text-ink-soft';
  return (
    <div className="@container">
      <table className="w-full border-collapse text-left text-sm tabular-nums @3xs:text-base @xs:text-lg">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className={`${head} pl-2 @lg:pl-4`}>
              {words.day}
            </th>
            <th scope="col" className={`${head} pl-2 @lg:pl-4`}>
              {words.open}
            </th>
            <td aria-hidden="true" className="hidden @lg:table-cell" />
            <th scope="col" className={`${head} px-2 text-right @lg:px-4`}>
              {words.lunch}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr
              key={day.day}
              data-day={day.day}
              data-today={index === today ? '' : undefined}
              className="border-t border-line data-today:border-transparent data-today:bg-card data-today:outline-2 data-today:-outline-offset-1 data-today:outline-action"
            >
              <th
                scope="row"
                className={`py-3 pl-2 font-semibold @lg:pl-4 @lg:whitespace-nowrap ${day.open ? '' : 'text-ink-soft'}`}
              >
                {day.day}
                {index === today ? (
                  // app/boot/refresh-labels.ts moves it at midnight.
                  <strong
                    data-today-until={todayUntil}
                    data-passing
                    className="block w-fit rounded-full bg-action px-2.5 text-sm font-semibold text-on-action @lg:ml-3 @lg:inline-block"
                  >
                    {words.today}
                  </strong>
                ) : null}
              </th>
              <td className={`py-3 pl-2 @3xs:whitespace-nowrap @lg:pl-4 ${day.open ? 'font-semibold' : 'text-ink-soft'}`}>
                {day.open ?? words.closed}
              </td>
              <td aria-hidden="true" className="hidden w-1/3 py-3 pl-6 @lg:table-cell">
                <DayStrip day={day} from={scale.from} length={scale.length} />
              </td>
              <td className="py-3 px-2 text-right @sm:whitespace-nowrap @lg:px-4 text-ink-soft">{day.lunch}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
