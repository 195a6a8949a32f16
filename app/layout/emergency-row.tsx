import { PhoneLink } from '../practices/phone-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Space } from '../ui/space.tsx';
import type { LayoutData } from './layout-data.ts';

/** Call link to the emergency line, with a link to first-aid advice. */
export function EmergencyRow({ advice, phone, text }: Omit<LayoutData['emergency'], 'call'>) {
  return (
    <>
      <div className="call-row mt-3" data-danger>
        <div>
          <PhoneLink phone={phone}>
            {text}
            <Space stop=":" />
            <span className="call-row-number">{phone}</span>
          </PhoneLink>
        </div>
        <span className="call-row-sign">
          <Icon name="phone" />
        </span>
      </div>
      <a
        href="/emergency-dentist"
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-action hover:underline"
      >
        {advice}
        <Icon name="arrow-right" size={18} />
      </a>
    </>
  );
}
