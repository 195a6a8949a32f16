import type { SiteContent } from '../../../../content/schema/site.ts';
import { fill } from '../../../../domain/fill.ts';
import { PhoneButton, PhoneLink } from '../../../practices/phone-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { NightRoad } from '../night-road.tsx';

type Props = Pick<SiteContent['emergencyPage'], 'hero' | 'line'> & { availabilityId: string; charge: string };

/** Uses the night colours in both schemes. */
export function EmergencyHero({ availabilityId, charge, hero, line }: Props) {
  return (
    <div className="night emergency-hero">
      <div className="emergency-landscape print:hidden">
        <NightRoad />
      </div>
      <div className="wrap emergency-words">
        <h1 className="text-heading-m tracking-tight">{hero.heading}</h1>
        <p className="mt-4 md:mt-6">
          <PhoneLink phone={line.phone} className="emergency-number">
            <span className="sr-only">{hero.call}: </span>
            {line.phone}
          </PhoneLink>
        </p>
        <p className="mt-3 font-medium">{line.availability}</p>
        <p className="mt-5 max-w-[42ch] text-xl leading-relaxed text-balance lg:max-w-[52ch]">{hero.lead}</p>
        <p className="mt-3">
          <strong>{fill(hero.charge, { charge })}</strong>{' '}
          <a href="/nhs-information" className="inline-flex min-h-8 items-center underline underline-offset-4">
            {hero.charges}
          </a>
        </p>
        <div className="alarm mt-7 flex flex-wrap gap-3 print:hidden">
          <PhoneButton phone={line.phone} size="large" variant="danger">
            {hero.call}
          </PhoneButton>
          <ButtonLink href={`#${availabilityId}`} size="large" variant="secondary" icon="clock">
            {hero.availability}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
