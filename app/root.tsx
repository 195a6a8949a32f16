import './styles/app.css';
import scripts from 'virtual:browser-scripts';
import islandLoader from 'virtual:island-loader';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, redirect, useMatches, useRouteLoaderData } from 'react-router';
import { brandCss } from '../content-model/brand-css.ts';
import { clinicPagePaths, feedPath, feedTitle, offlinePath } from '../domain/site-pages.ts';
import { requestContext } from '../server/request-context.ts';
import type { Route } from './+types/root';
import type { BootSettings } from './boot/boot-settings.ts';
import { BrandMarkContext } from './layout/brand-mark.tsx';
import { layoutData } from './layout/layout-data.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import textFont from './styles/fonts/atkinson-hyperlegible-next-latin.woff2?url';
import headingFont from './styles/fonts/bricolage-grotesque-latin.woff2?url';

export { RootErrorBoundary as ErrorBoundary } from './routes/error-boundary.tsx';

/** A clinic's own host serves a short list of pages and redirects all others to the group's host. */
const clinicHosts: Route.MiddlewareFunction = ({ context, url }) => {
  const { content, site, groupBase } = context.get(requestContext);
  const isPictureOrOffline = /^\/(?:drawings|share-pictures)\//.test(url.pathname) || url.pathname === offlinePath;
  if (site.practice && !isPictureOrOffline && !clinicPagePaths(site.practice, content.practices).includes(url.pathname)) {
    throw redirect(`${groupBase}${url.pathname}${url.search}`, 301);
  }
};

export const middleware: Route.MiddlewareFunction[] = [clinicHosts];

export function loader({ context, url }: Route.LoaderArgs) {
  const { anonKey, chatbot, content, groupBase, imageHosts, indexNow, now, serviceWorker, site } = context.get(requestContext);
  const { navigation, organisation } = content;
  const boot: BootSettings = {
    prefetch: navigation.prefetch,
    dnsPrefetch: organisation.analyticsHosts,
    anonKey,
    imageHosts: imageHosts.length > 0 ? imageHosts : undefined,
    indexNow: indexNow || undefined,
    serviceWorker,
    chatbot: chatbot && { ...chatbot, label: navigation.chatLabel },
  };
  return {
    layout: layoutData(content, now, site.practice, url.pathname),
    error: content.errorPage,
    themeColour: content.brand.themeColour,
    feed: { href: groupBase + feedPath, title: feedTitle(organisation.name, content.blogPage.hero.heading) },
    brandCss: brandCss(content.brand),
    mark: content.brand.mark,
    boot,
  };
}

/** Set by a route's `handle` export. The functions get the loader's data. */
type PageHandle =
  | {
      private?: boolean;
      /** Whether the header and footer are around it. */
      hasLayout?: boolean;
      /** For the breadcrumb. */
      pageName?(loaderData: unknown): string | undefined;
      /** Whether the page has a section with the id `booking`, for Book Now. */
      hasBooking?(loaderData: unknown): boolean;
    }
  | undefined;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const themeColour = root?.themeColour;
  // Pages behind signed links load no third-party scripts and are not submitted to search engines.
  const isPrivate = useMatches().some(({ handle }) => (handle as PageHandle)?.private);
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="preload" as="font" type="font/woff2" href={headingFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {root ? <link rel="alternate" type="application/atom+xml" {...root.feed} /> : null}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colours that the schema has checked; the security policy allows it by its hash */}
        {root ? <style dangerouslySetInnerHTML={{ __html: root.brandCss }} /> : null}
        {themeColour ? (
          <>
            <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColour.light} />
            <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColour.dark} />
          </>
        ) : null}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a build-time constant, which the security policy allows by hash */}
        <script dangerouslySetInnerHTML={{ __html: islandLoader }} />
        {/* Vite's client reloads the page after an edit; React islands need the refresh runtime. */}
        {import.meta.env.DEV ? <script type="module" src="/@vite/client" /> : null}
        {import.meta.env.DEV ? <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" /> : null}
        <Meta />
        <Links />
      </head>
      <body>
        <BrandMarkContext value={root?.mark ?? []}>{children}</BrandMarkContext>
        <script
          type="module"
          src={scripts['boot']?.[0]}
          fetchPriority="low"
          data-boot={root && !isPrivate ? JSON.stringify(root.boot) : undefined}
        />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const matches = useMatches();
  // The offline page has no header or footer, because their links do not work offline.
  if (matches.some(({ handle }) => (handle as PageHandle)?.hasLayout === false)) return <Outlet />;
  const page = matches.at(-1);
  const handle = page?.handle as PageHandle;
  return (
    <SiteLayout
      {...loaderData.layout}
      pageName={handle?.pageName?.(page?.loaderData)}
      hasBooking={handle?.hasBooking?.(page?.loaderData)}
    >
      <Outlet />
    </SiteLayout>
  );
}
