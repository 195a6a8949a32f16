import 'virtual:brand.css';
import './styles/app.css';
import bootScript from 'virtual:boot-script';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, redirect, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import { clinicPagePaths } from '../domain/site-pages.ts';
import { requestContext } from '../server/request-context.ts';
import type { Route } from './+types/root';
import { frameData } from './site/frame-data.ts';
import { SiteFrame } from './site/site-frame.tsx';
import textFont from './styles/fonts/atkinson-hyperlegible-next-latin.woff2?url';
import headingFont from './styles/fonts/bricolage-grotesque-latin.woff2?url';

export { RootErrorBoundary as ErrorBoundary } from './routes/error-boundary.tsx';

/** A clinic's own host has a short list of pages; everything else of the group's is reached at the group's address. */
const clinicHosts: Route.MiddlewareFunction = ({ context, url }) => {
  const { site, groupBase } = context.get(requestContext);
  if (site.practice && !clinicPagePaths(site.practice).includes(url.pathname)) {
    throw redirect(`${groupBase}${url.pathname}${url.search}`, 301);
  }
};

export const middleware: Route.MiddlewareFunction[] = [clinicHosts];

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(requestContext);
  return { frame: frameData(content), error: content.errorPage, themeColour: content.brand.themeColour };
}

/** The frame is the same on every page: a soft navigation need not fetch it again. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const themeColour = useRouteLoaderData<typeof loader>('root')?.themeColour;
  // A page of pure text needs no React in the browser: the links and the frame work without it.
  const hydrate = useMatches().every((match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate !== false);
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="font" type="font/woff2" href={headingFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {themeColour ? (
          <>
            <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColour.light} />
            <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColour.dark} />
          </>
        ) : null}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrate ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
        <script type="module" src={bootScript} />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame {...loaderData.frame}>
      <Outlet />
    </SiteFrame>
  );
}
