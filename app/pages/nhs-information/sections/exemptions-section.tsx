import type { SiteContent } from '../../../../content/schema/site.ts';
import { Section } from '../../../sections/section.tsx';

type Props = {
  words: SiteContent['nhsInformationPage']['exemptions'];
  exemptions: SiteContent['nhsCharges']['exemptions'];
};

export function ExemptionsSection({ exemptions, words }: Props) {
  return (
    <Section id="free-treatment" heading={words.heading} lead={words.lead} ground="mist">
      <dl className="border-line max-md:border-b md:columns-2 md:gap-x-12">
        {exemptions.map((exemption) => (
          <div key={exemption.id} className="break-inside-avoid border-t border-line py-2.5 leading-snug md:py-3.5">
            <dt className="font-medium">{exemption.who}</dt>
            <dd className="mt-0.5 text-ink-soft">
              <span className="sr-only">{words.bring}: </span>
              {exemption.proof}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
