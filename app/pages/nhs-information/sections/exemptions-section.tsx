import type { SiteContent } from '../../../../content/schema/site.ts';
import { Section } from '../../../site/section.tsx';

type Props = {
  words: SiteContent['nhsInformationPage']['exemptions'];
  exemptions: SiteContent['nhsCharges']['exemptions'];
};

export function ExemptionsSection({ exemptions, words }: Props) {
  return (
    <Section id="free-treatment" heading={words.heading} lead={words.lead} ground="mist" layout="split">
      <table aria-labelledby="free-treatment-heading" className="w-full text-left">
        <thead className="text-ink-soft">
          <tr className="border-b-2 border-ink">
            <th scope="col" className="pr-4 pb-3 font-medium">
              {words.columns.who}
            </th>
            <th scope="col" className="w-2/5 pb-3 font-medium">
              {words.columns.proof}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {exemptions.map((exemption) => (
            <tr key={exemption.id} className="break-inside-avoid align-baseline">
              <th scope="row" className="py-3.5 pr-4 leading-snug font-medium md:pr-8">
                {exemption.who}
              </th>
              <td className="py-3.5 leading-snug text-ink-soft">{exemption.proof}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
