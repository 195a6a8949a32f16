import type { SiteContent } from '../../../../content-model/schema/site.ts';
import { Section } from '../../../sections/section.tsx';

/** NHS and private care compared. On phones the columns are labelled in each row. */
export function ComparisonSection({ comparison }: { comparison: SiteContent['nhsInformationPage']['comparison'] }) {
  const { columns, heading, lead, rows } = comparison;
  const cell = 'align-baseline text-base leading-snug md:text-[length:inherit] md:w-[38%] md:px-6 md:py-5';
  const columnName = 'block text-sm font-semibold text-ink-soft md:hidden';
  return (
    <Section id="nhs-and-private" heading={heading} lead={lead}>
      <table aria-label={heading} className="w-full border-collapse text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr className="font-display text-2xl">
            <th scope="col" className="pb-4">
              <span className="sr-only">{columns.topic}</span>
            </th>
            <th scope="col" className="rounded-t-card bg-mist px-6 py-4 font-bold">
              {columns.nhs}
            </th>
            <th scope="col" className="px-6 py-4 font-bold">
              {columns.private}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row, index) => (
            <tr
              key={row.topic}
              className="break-inside-avoid border-t border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-3.5"
            >
              <th scope="row" className="align-baseline leading-snug font-semibold max-md:col-span-2 max-md:pb-1 md:py-5 md:pr-6">
                {row.topic}
              </th>
              <td className={`${cell} md:bg-mist ${index === rows.length - 1 ? 'md:rounded-b-card' : ''}`}>
                <span aria-hidden="true" className={columnName}>
                  {columns.nhs}
                </span>
                {row.nhs}
              </td>
              <td className={cell}>
                <span aria-hidden="true" className={columnName}>
                  {columns.private}
                </span>
                {row.private}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
