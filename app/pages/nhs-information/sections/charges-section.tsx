import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { fill } from '../../../../domain/fill.ts';
import type { ChargesInForce, FirstPublishedCharges } from '../../../practices/charges-in-force.ts';
import { ChargesNote } from '../../../practices/charges-note.tsx';
import { asSentence } from '../../../sections/as-sentence.ts';
import { Section } from '../../../sections/section.tsx';

type Props = {
  words: SiteContent['nhsInformationPage']['charges'];
  charges: ChargesInForce;
  firstPublished: FirstPublishedCharges;
};

/** Quiet, so that nobody takes them for the charges of today. */
function FirstPublished({ caption, rows }: NonNullable<FirstPublishedCharges>) {
  return (
    <div className="mt-8 border-t border-line pt-4 text-base text-ink-soft md:mt-10">
      <p className="max-w-[68ch]">{caption}</p>
      <dl className="mt-2 grid gap-x-10 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
        {rows.map(({ band, charge, name }) => (
          <div key={band} className="flex flex-wrap justify-between gap-x-2 sm:justify-start">
            <dt>{name}</dt>
            <dd className="tabular-nums">{charge}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function ChargesSection({ charges, firstPublished, words }: Props) {
  const { reminder, row: current, rows } = charges;
  return (
    <Section id="charges" heading={words.heading} lead={words.lead} ground="mist">
      <div className="@container">
        <table className="w-full text-left @max-2xl:block">
          <caption className="pb-3 text-left text-ink-soft @max-2xl:block">
            {fill(words.caption, { label: current.year })}
          </caption>
          <thead className="text-ink-soft @max-2xl:sr-only">
            <tr>
              <th scope="col" className="w-1/4 pb-2 font-medium">
                {words.columns.band}
              </th>
              <th scope="col" className="pb-2 font-medium">
                {words.columns.covers}
              </th>
              <th scope="col" className="pb-2 text-right font-medium">
                {words.columns.charge}
              </th>
            </tr>
          </thead>
          <tbody className="border-y-2 border-ink @max-2xl:block">
            {rows.map((row) => (
              <tr
                key={row.band}
                className="break-inside-avoid border-line not-first:border-t @max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-baseline @max-2xl:justify-between @max-2xl:gap-x-4 @max-2xl:py-4"
              >
                <th
                  scope="row"
                  className="font-display text-2xl leading-tight font-bold tracking-tight @2xl:py-6 @2xl:pr-6 @xl:text-3xl"
                >
                  {row.name}
                </th>
                <td className="text-ink-soft @max-2xl:order-last @max-2xl:mt-1 @max-2xl:w-full @max-2xl:leading-snug @2xl:py-6 @2xl:pr-8">
                  {asSentence(row.covers)}
                </td>
                <td className="text-right font-display text-3xl leading-none font-bold tracking-tight @2xl:text-heading-m whitespace-nowrap tabular-nums @2xl:py-6">
                  {row.charge}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-5 grid gap-4 md:mt-6">
        <ChargesNote reminder={reminder} />
        <p className="max-w-[68ch] text-ink-soft">{words.note}</p>
      </div>
      {firstPublished ? <FirstPublished {...firstPublished} /> : null}
    </Section>
  );
}
