import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Breadcrumb } from './breadcrumb.tsx';
import { Footer } from './footer.tsx';
import type { FrameData } from './frame-data.ts';
import { Header } from './header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

const mainId = 'main';

/** Header, breadcrumb, main and footer around every page. */
export function SiteFrame({ children, ...frame }: FrameData & { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <a href={`#${mainId}`} className="skip-link">
        {frame.navigation.skipLink}
      </a>
      <Header name={frame.name} navigation={frame.navigation} practices={frame.practices} topBarHours={frame.topBarHours} />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <Breadcrumb label={frame.navigation.breadcrumbLabel} path={pathname} />
        {children}
      </main>
      <Footer name={frame.name} navigation={frame.navigation} practices={frame.practices} footer={frame.footer} />
      <RouteAnnouncer mainId={mainId} />
    </>
  );
}
