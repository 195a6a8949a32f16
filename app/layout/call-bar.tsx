import { locationPath, nhsLocationPath } from '../../domain/site-pages.ts';
import { PhoneLink } from '../practices/phone-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Space } from '../ui/space.tsx';
import { callSheetId } from './call-sheet.tsx';
import type { LayoutData, LayoutPractice } from './layout-data.ts';
import { sectionHref } from './section-href.ts';

type Props = Pick<LayoutData, 'emergency' | 'navigation' | 'ownPractice' | 'practices'> & { path: string; bookHref: string };

/** The practice that the page is about: any page on a clinic's own host, or a location page. */
function practiceOf({ ownPractice, path, practices }: Props): LayoutPractice | undefined {
  if (practices.length === 1) return practices[0];
  return practices.find(({ slug }) => slug === ownPractice || [locationPath(slug), nhsLocationPath(slug)].includes(path));
}

function CallLink({ label, phone, tone }: { label: string; phone: string; tone?: 'danger' }) {
  return (
    <PhoneLink phone={phone} className="call-bar-action" data-tone={tone}>
      <Icon name="phone" />
      <span>
        {label}
        <Space />
        <span className="call-bar-number">{phone}</span>
      </span>
    </PhoneLink>
  );
}

function ChooseButton({ label, path }: { label: string; path: string }) {
  return (
    <>
      <button type="button" popoverTarget={callSheetId} className="call-bar-action needs-popover">
        <Icon name="phone" />
        {label}
      </button>
      <a href={sectionHref(path, '/#contact')} className="call-bar-action popover-fallback">
        <Icon name="phone" />
        {label}
      </a>
    </>
  );
}

/** Fixed bar with call and booking links, for phones whose header has no room for Book Now. */
export function CallBar(props: Props) {
  const { bookHref, emergency, navigation, path } = props;
  const { callBar, header } = navigation;
  const practice = practiceOf(props);
  return (
    <div className="call-bar-frame">
      <aside aria-label={callBar.label} className="call-bar alarm">
        {path === '/emergency-dentist' ? (
          // Only the call, no booking.
          <CallLink tone="danger" label={emergency.call} phone={emergency.phone} />
        ) : practice ? (
          <>
            <CallLink label={`${header.call} ${practice.location}`} phone={practice.phone} />
            <a href={practice.bookingUrl} target="_blank" rel="noopener" className="call-bar-action" data-tone="action">
              <span>
                {header.bookNow.label}
                <span className="sr-only"> ({callBar.opensNewTab})</span>
              </span>
              <Icon name="external" size={18} />
            </a>
          </>
        ) : (
          <>
            <ChooseButton label={callBar.choose} path={path} />
            <a href={bookHref} className="call-bar-action" data-tone="action">
              {header.bookNow.label}
            </a>
          </>
        )}
      </aside>
    </div>
  );
}
