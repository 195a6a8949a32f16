import type { SiteContent } from '../../../../content/schema/site.ts';
import { PhoneLink } from '../../../practices/phone-link.tsx';
import { Icon } from '../../../ui/icon.tsx';

type Props = Pick<SiteContent['emergencyPage'], 'alert'> & { phone: string };

/** Alert with the emergency number. It sticks to the top of large windows. */
export function AlertBar({ alert, phone }: Props) {
  return (
    <div className="emergency-alert alarm">
      <p className="flex items-center gap-2.5 pt-1.5 font-medium max-md:text-[0.9375rem] max-md:leading-6 md:pb-1.5">
        <span className="max-md:hidden">
          <Icon name="alert" size={20} />
        </span>
        {alert.text}
      </p>
      <p className="emergency-alert-call">
        <PhoneLink
          phone={phone}
          className="inline-flex min-h-11 items-center gap-2 font-bold underline decoration-2 underline-offset-4 hover:decoration-4 focus-visible:-outline-offset-2 focus-visible:outline-on-danger"
        >
          <Icon name="phone" size={18} />
          {alert.call}: <span className="whitespace-nowrap tabular-nums">{phone}</span>
        </PhoneLink>
      </p>
    </div>
  );
}
