import { ChargesNote } from '../../practices/charges-note.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DataRows } from '../../ui/data-rows.tsx';
import type { NhsLocationPageData } from './nhs-location-page-data.ts';

export function ChargesSection({ charges }: Pick<NhsLocationPageData, 'charges'>) {
  return (
    <section aria-labelledby="charges-heading" data-section className="py-16 lg:py-24">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
          <h2 id="charges-heading" className="max-w-[14ch] text-heading-m">
            {charges.heading}
          </h2>
          <p className="max-w-[60ch] text-lg">{charges.lead}</p>
        </div>
        <p className="mt-10 mb-3 font-semibold text-ink-soft">{charges.label}</p>
        <DataRows rows={charges.rows} />
        <div className="mt-6 grid justify-items-start gap-6">
          {charges.reminder ? <ChargesNote reminder={charges.reminder} /> : null}
          <ButtonLink href="/nhs-information" variant="secondary" trailingIcon="arrow-right">
            {charges.link}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
