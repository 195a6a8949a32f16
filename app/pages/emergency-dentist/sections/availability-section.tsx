import type { SiteContent } from '../../../../content/schema/site.ts';
import { PhoneNumber } from '../../../practices/phone-link.tsx';

type Props = { id: string; line: SiteContent['emergencyPage']['line']; call: string };

/** Target of the '24/7 Availability' button: the emergency line's hours and number. */
export function AvailabilitySection({ call, id, line }: Props) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      data-section
      className="night bg-sky-top pt-16 text-ink outline-none lg:pt-24 print:hidden"
    >
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-b border-line pb-12">
        <h2 id={`${id}-heading`} className="max-w-[24ch] text-heading-s">
          {line.availability}
        </h2>
        <PhoneNumber phone={line.phone} call={call} className="min-h-11 text-heading-l leading-none tracking-tight text-sun" />
      </div>
    </section>
  );
}
