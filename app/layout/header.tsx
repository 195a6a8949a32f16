import { PhoneLink } from '../practices/phone-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { BrandMark } from './brand-mark.tsx';
import { callSheetId } from './call-sheet.tsx';
import type { LayoutData } from './layout-data.ts';
import { LocationsMenu } from './locations-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { sectionHref } from './section-href.ts';

/** Menus work without scripts (popover, :hover, :focus-within). app/boot adds the scroll shadow, Escape and aria-expanded. */
export function Header({
  bookHref,
  emergency,
  name,
  navigation,
  path,
  practices,
  topBarHours,
}: Pick<LayoutData, 'emergency' | 'name' | 'navigation' | 'practices' | 'topBarHours'> & { path: string; bookHref: string }) {
  const { hoursByPractice, topBar } = navigation;
  const { bookNow, links, linksAfterLocations, locationsLabel } = navigation.header;
  const item = (link: { label: string; to: string }) => (
    <li key={link.to}>
      <a href={sectionHref(path, link.to)} className="header-link" aria-current={link.to === path ? 'page' : undefined}>
        {link.label}
      </a>
    </li>
  );
  return (
    // `contents`, so that the lower part can be sticky while the top bar scrolls away.
    <header className="contents">
      {/* The dark scheme's action colour is too bright for a bar. */}
      <div className="top-bar bg-action text-[0.9375rem] text-on-action lg:text-sm dark:bg-card dark:text-ink-soft">
        <div className="wrap flex flex-wrap items-center justify-center gap-x-8 lg:justify-start">
          <span className="hidden lg:block">
            {topBarHours ? (
              `${topBarHours.label ? `${topBarHours.label}: ` : ''}${topBarHours.text}`
            ) : (
              <a href={sectionHref(path, hoursByPractice.to)} className="top-bar-link">
                {hoursByPractice.label}
              </a>
            )}
          </span>
          <PhoneLink phone={emergency.phone} className="top-bar-link">
            <Icon name="phone" size={18} />
            <span>
              {topBar.emergency}: <span className="inline-block font-semibold tabular-nums">{emergency.phone}</span>
            </span>
          </PhoneLink>
          <span className="ml-auto hidden lg:block">{topBar.welcome}</span>
          <span className="hidden lg:block">
            <a href={sectionHref(path, topBar.search.to)} className="top-bar-link">
              <Icon name="search" size={18} />
              {topBar.search.label}
            </a>
          </span>
        </div>
      </div>
      <div className="site-header" data-site-header>
        <div className="wrap flex flex-wrap items-center gap-4 py-3">
          <a
            href={sectionHref(path, '/#home')}
            className="inline-flex min-h-11 items-center gap-2.5 max-sm:flex-1 font-display text-lg leading-none font-bold tracking-tight lg:text-xl"
          >
            <span className="block size-10 shrink-0 lg:size-11">
              <BrandMark />
            </span>
            {name}
          </a>
          <nav aria-label={navigation.header.menuLabel} className="ml-auto hidden min-w-0 lg:block">
            <ul className="flex flex-wrap items-center justify-end xl:gap-1">
              {links.map(item)}
              <li>
                <LocationsMenu label={locationsLabel} practices={practices} emergency={emergency} />
              </li>
              {linksAfterLocations.map(item)}
            </ul>
          </nav>
          <div className="ml-auto hidden gap-4 sm:flex lg:ml-2">
            <button
              type="button"
              popoverTarget={callSheetId}
              aria-label={navigation.callBar.choose}
              className="round-button needs-popover lg:hidden"
            >
              <Icon name="phone" />
            </button>
            <ButtonLink href={bookHref}>{bookNow.label}</ButtonLink>
          </div>
          <MobileMenu emergency={emergency} navigation={navigation} path={path} practices={practices} bookHref={bookHref} />
        </div>
      </div>
    </header>
  );
}
