import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Breadcrumb } from './breadcrumb.tsx';
import { CallBar } from './call-bar.tsx';
import { CallSheet } from './call-sheet.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutData } from './layout-data.ts';
import { sectionHref } from './section-href.ts';
import { SiteNotices } from './site-notices.tsx';

const mainId = 'main';

type Props = LayoutData & {
  /** In the breadcrumb, if the path does not tell it. */
  pageName?: string | undefined;
  /** Whether the page has a section with the id `booking`. */
  hasBooking?: boolean | undefined;
  children: ReactNode;
};

/** Header, breadcrumb, main, footer and call bar around every page. */
export function SiteLayout({ children, hasBooking = false, pageName, ...frame }: Props) {
  const { pathname } = useLocation();
  const { to } = frame.navigation.header.bookNow;
  const bookHref = hasBooking && to === '/#booking' ? '#booking' : sectionHref(pathname, to);
  return (
    <>
      <a href={`#${mainId}`} className="skip-link">
        {frame.navigation.skipLink}
      </a>
      <Header {...frame} path={pathname} bookHref={bookHref} />
      <SiteNotices label={frame.navigation.noticesLabel} notices={frame.notices} />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <Breadcrumb label={frame.navigation.breadcrumbLabel} path={pathname} pageName={pageName} />
        {children}
      </main>
      <Footer {...frame} path={pathname} />
      <CallBar {...frame} path={pathname} bookHref={bookHref} />
      <CallSheet {...frame} />
    </>
  );
}
