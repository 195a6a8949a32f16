import { OpeningNow } from '../practices/opening-now.tsx';
import { PhoneLink } from '../practices/phone-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Space } from '../ui/space.tsx';
import { EmergencyRow } from './emergency-row.tsx';
import type { LayoutData } from './layout-data.ts';

export const callSheetId = 'call-sheet';

type Props = Pick<LayoutData, 'emergency' | 'navigation' | 'practices'>;

/** Phone numbers of all practices: a native popover, opened from the call bar and the header. */
export function CallSheet({ emergency, navigation, practices }: Props) {
  const { callBar, header } = navigation;
  return (
    <div id={callSheetId} popover="auto" role="dialog" aria-labelledby="call-sheet-heading" className="call-sheet">
      <div className="flex items-center justify-between gap-4">
        <h2 id="call-sheet-heading" className="text-2xl">
          {callBar.choose}
        </h2>
        <button
          type="button"
          popoverTarget={callSheetId}
          popoverTargetAction="hide"
          aria-label={callBar.close}
          className="round-button"
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="mt-2 divide-y divide-line">
        {practices.map((practice) => (
          <li key={practice.slug} className="call-row">
            <img src={practice.picture} alt="" width={64} height={64} loading="lazy" />
            <div>
              <PhoneLink phone={practice.phone}>
                <span className="sr-only">{header.call} </span>
                {practice.location}
                <Space />
                <span className="call-row-number">{practice.phone}</span>
              </PhoneLink>
              <OpeningNow {...practice.opening} hidden />
            </div>
            <span className="call-row-sign">
              <Icon name="phone" />
            </span>
          </li>
        ))}
      </ul>
      <EmergencyRow {...emergency} />
    </div>
  );
}
