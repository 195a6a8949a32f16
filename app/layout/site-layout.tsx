import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Breadcrumb } from './breadcrumb.tsx';
import { CallBar } from './call-bar.tsx';
import { CallSheet } from './call-sheet.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutData } from './layout-data.ts';
import { SiteNotices } from './site-notices.tsx';

const mainId = 'main';

type Props = LayoutData & {
  /** In the breadcrumb, if the path does not tell it. */
  pageName?: string | undefined;
  children: ReactNode;
};

/** Header, breadcrumb, main, footer and call bar around every page. */
export function SiteLayout({ children, pageName, ...frame }: Props) {
  const { pathname } = useLocation();
  return (
    <>
      <a href={`#${mainId}`} className="skip-link">
        {frame.navigation.skipLink}
      </a>
      <Header {...frame} path={pathname} />
      <SiteNotices label={frame.navigation.noticesLabel} notices={frame.notices} />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <Breadcrumb label={frame.navigation.breadcrumbLabel} path={pathname} pageName={pageName} />
        {children}
      </main>
      <Footer {...frame} path={pathname} />
      <CallBar {...frame} path={pathname} />
      <CallSheet {...frame} />
    </>
  );
}
