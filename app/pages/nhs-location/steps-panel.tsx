import { PhoneButton } from '../../practices/phone-link.tsx';
import { StepList } from '../../sections/step-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { NhsLocationPageData } from './nhs-location-page-data.ts';

type Props = Pick<NhsLocationPageData, 'join' | 'steps'> & { phone: string };

export function StepsPanel({ join, phone, steps }: Props) {
  return (
    <section aria-labelledby="steps-heading" data-section className="wrap py-16 lg:py-24">
      <div className="rounded-card border border-line bg-card px-6 py-9 shadow-card md:px-10 lg:px-14 lg:py-14">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_auto] lg:items-end">
          <div>
            <h2 id="steps-heading" className="text-heading-m">
              {steps.heading}
            </h2>
            <p className="mt-3 max-w-[56ch] text-lg">{steps.lead}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <PhoneButton phone={phone} size="large">
              {steps.call}
            </PhoneButton>
            {join.external ? (
              <ButtonLink href={join.href} external size="large" variant="secondary">
                {join.label}
              </ButtonLink>
            ) : null}
          </div>
        </div>
        <div className="mt-10">
          <StepList steps={steps.items} />
        </div>
      </div>
    </section>
  );
}
