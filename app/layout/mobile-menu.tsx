import type { Navigation } from '../../content/schema/navigation.ts';
import { PhoneLink } from '../practices/phone-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { EmergencyRow } from './emergency-row.tsx';
import type { LayoutData, LayoutPractice } from './layout-data.ts';
import { sectionHref } from './section-href.ts';

type Props = {
  emergency: LayoutData['emergency'];
  navigation: Navigation;
  path: string;
  practices: LayoutPractice[];
  bookHref: string;
};

/** A native popover: the browser handles opening, Escape and focus without a script. */
export function MobileMenu({ bookHref, emergency, navigation, path, practices }: Props) {
  const { bookNow, call, closeMenu, links, linksAfterLocations, locationsLabel, menuLabel, openMenu } = navigation.header;
  return (
    <div className="ml-auto sm:ml-0 lg:hidden">
      <button type="button" popoverTarget="mobile-menu" aria-label={openMenu} className="round-button">
        <Icon name="menu" />
      </button>
      <div id="mobile-menu" popover="auto" className="mobile-menu" data-closes-on-link>
        <div className="flex justify-end">
          <button
            type="button"
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            aria-label={closeMenu}
            className="round-button"
          >
            <Icon name="close" />
          </button>
        </div>
        <EmergencyRow {...emergency} />
        <nav aria-label={menuLabel}>
          <ul className="mt-2 divide-y divide-line">
            {[...links, ...linksAfterLocations, navigation.topBar.search].map((link) => (
              <li key={link.to}>
                <a href={sectionHref(path, link.to)} className="flex min-h-12 items-center font-display text-2xl font-bold">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-4 grid">
          <ButtonLink href={bookHref}>{bookNow.label}</ButtonLink>
        </div>
        <h2 className="mt-6 text-lg">{locationsLabel}</h2>
        <ul className="mt-1 divide-y divide-line">
          {practices.map((practice) => (
            <li key={practice.slug}>
              <PhoneLink phone={practice.phone} className="flex min-h-14 items-center gap-3 py-2">
                <span className="text-action">
                  <Icon name="phone" />
                </span>
                <span>
                  <span className="block leading-snug text-ink-soft">
                    {call} {practice.location}
                  </span>
                  <span className="block font-display text-xl leading-tight font-bold">{practice.phone}</span>
                </span>
              </PhoneLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
