import { ClosureNotes } from '../../practices/closure-notes.tsx';
import { HoursText } from '../../practices/hours-text.tsx';
import { LabelledHours } from '../../practices/labelled-hours.tsx';
import { OpeningNow } from '../../practices/opening-now.tsx';
import { PhoneLink } from '../../practices/phone-link.tsx';
import type { NhsLocationPageData } from './nhs-location-page-data.ts';

const label = 'mb-2 font-semibold text-ink-soft';
const large = 'font-display text-heading-m leading-tight font-bold';

function HoursTable({ caption, hours }: { caption: string; hours: NhsLocationPageData['practice']['hours'] }) {
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="mb-2 text-left font-semibold text-ink-soft">{caption}</caption>
      <tbody>
        {hours.map((row) => (
          <tr key={row.days} className="border-t border-line align-baseline">
            <th scope="row" className="py-3 pr-6 font-display font-bold whitespace-nowrap text-lg lg:text-2xl">
              {row.days}
            </th>
            <td className="py-3 text-right text-lg lg:text-2xl">
              <HoursText hours={row.hours} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function InformationSection({ blocks, closures, details, information, practice, transportLinks }: NhsLocationPageData) {
  const { contact } = blocks;
  return (
    <section data-section className="bg-mist py-16 lg:py-24">
      <div className="wrap">
        <h2 className="text-heading-m">{information.heading}</h2>
        <div className="mt-10 grid gap-12 lg:grid-cols-2 lg:gap-20">
          <div className="grid content-start gap-8">
            <div>
              <p className={label}>{contact.address}</p>
              <address className={`${large} not-italic`}>
                {details.addressLines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </address>
            </div>
            <div>
              <p className={label}>{contact.phone}</p>
              <PhoneLink
                phone={practice.phone}
                className={`${large} inline-flex min-h-11 items-center text-action tabular-nums hover:underline`}
              >
                {practice.phone}
              </PhoneLink>
            </div>
          </div>
          <div className="grid content-start gap-8">
            <div className="grid gap-3">
              <HoursTable caption={contact.hours} hours={practice.hours} />
              {practice.opening ? <OpeningNow {...practice.opening} /> : null}
              {practice.beside ? <LabelledHours {...practice.beside} /> : null}
            </div>
            <ClosureNotes closures={closures.here} />
            <div>
              <p className={label}>{transportLinks}</p>
              <p className="max-w-[56ch]">{information.transport}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
