import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { BrandLink } from './brand-link.tsx';
import { callSheetId } from './call-sheet.tsx';
import type { FrameData } from './frame-data.ts';
import { hrefFrom } from './href-from.ts';
import { LocationsMenu } from './locations-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/**
 * Works on every page with or without scripts: the menus open by the platform's own means (popover, :hover,
 * :focus-within). app/boot adds the shadow after scrolling, Escape, and what assistive technology is told.
 */
export function Header({
  name,
  navigation,
  path,
  practices,
  topBarHours,
}: Pick<FrameData, 'name' | 'navigation' | 'practices' | 'topBarHours'> & { path: string }) {
  const { bookNow, links, linksAfterLocations, locationsLabel } = navigation.header;
  const item = (link: { label: string; to: string }) => (
    <li key={link.to}>
      <a href={hrefFrom(path, link.to)} className="header-link" aria-current={link.to === path ? 'page' : undefined}>
        {link.label}
      </a>
    </li>
  );
  return (
    // The box of the header itself is left out, so that its lower part can stick to the window while the top bar scrolls off.
    <header className="contents">
      <p className="top-bar hidden text-sm lg:block">
        <span className="wrap flex justify-between py-2">
          <span>{topBarHours}</span>
          <span>{navigation.topBar.welcome}</span>
        </span>
      </p>
      <div className="site-header" data-site-header>
        <div className="wrap flex flex-wrap items-center gap-4 py-3">
          <BrandLink name={name} path={path} />
          <nav aria-label={navigation.header.menuLabel} className="ml-auto hidden min-w-0 lg:block">
            <ul className="flex flex-wrap items-center justify-end gap-1 xl:gap-2">
              {links.map(item)}
              <li>
                <LocationsMenu label={locationsLabel} practices={practices} />
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
            <ButtonLink href={hrefFrom(path, bookNow.to)}>{bookNow.label}</ButtonLink>
          </div>
          <MobileMenu navigation={navigation} path={path} practices={practices} />
        </div>
      </div>
    </header>
  );
}
