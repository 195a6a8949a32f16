import { Fragment } from 'react';
import type { Navigation } from '../../content-model/schema/navigation.ts';
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

/** A native popover: the browser handles opening, Escape and focus without a script. What is urgent comes first, and fits a phone. */
export function MobileMenu({ bookHref, emergency, navigation, path, practices }: Props) {
  const { bookNow, call, closeMenu, links, linksAfterLocations, locationsLabel, menuLabel, openMenu } = navigation.header;
  const main = [...links, ...linksAfterLocations, navigation.topBar.search];
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
        <div className="mt-2 grid">
          <ButtonLink href={bookHref}>{bookNow.label}</ButtonLink>
        </div>
        <h2 className="mt-4 text-lg">{locationsLabel}</h2>
        <ul className="mt-1 divide-y divide-line border-y border-line">
          {practices.map((practice) => (
            <li key={practice.slug}>
              <PhoneLink phone={practice.phone} className="menu-call">
                <Icon name="phone" size={20} />
                {call} {practice.location} <strong>{practice.phone}</strong>
              </PhoneLink>
            </li>
          ))}
        </ul>
        <nav aria-label={menuLabel}>
          <ul className="mt-3 two-columns gap-x-4">
            {main.map((link) => (
              <li key={link.to}>
                <a href={sectionHref(path, link.to)} className="flex min-h-12 items-center font-display text-2xl font-bold">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          {navigation.footer.columns.map(({ heading, links: others }) => (
            <Fragment key={heading}>
              <h2 className="mt-4 text-lg">{heading}</h2>
              <ul className="mt-1 two-columns gap-x-4">
                {others
                  .filter(({ to }) => !main.some((link) => link.to === to))
                  .map((link) => (
                    <li key={link.to}>
                      <a href={sectionHref(path, link.to)} className="flex min-h-11 items-center leading-tight">
                        {link.label}
                      </a>
                    </li>
                  ))}
              </ul>
            </Fragment>
          ))}
        </nav>
      </div>
    </div>
  );
}
