import islandLoader from 'virtual:island-loader';
import type { ReactNode } from 'react';
import { brandCss } from '../content-model/brand-css.ts';
import { feedPath, feedTitle } from '../domain/site-pages.ts';
import type { RequestContext } from '../server/request-context.ts';
import type { BootSettings } from './boot/boot-settings.ts';
import { siteFiles } from './built-files.ts';
import { BrandMarkContext } from './layout/brand-mark.tsx';
import { layoutData } from './layout/layout-data.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import type { Page } from './page.ts';
import { HeadTags } from './seo/head-tags.tsx';

export const sheetSource = 'app/styles/app.css';

function bootSettings({ anonKey, chatbot, content, imageHosts, indexNow, serviceWorker }: RequestContext): BootSettings {
  const { navigation, organisation } = content;
  return {
    prefetch: navigation.prefetch,
    dnsPrefetch: organisation.analyticsHosts,
    anonKey,
    imageHosts: imageHosts.length > 0 ? imageHosts : undefined,
    indexNow: indexNow || undefined,
    serviceWorker,
    chatbot: chatbot && { ...chatbot, label: navigation.chatLabel },
  };
}

type Props = { page: Page; request: RequestContext; isPrivate: boolean };

/** A whole page. */
export function Document({ isPrivate, page, request }: Props): ReactNode {
  const { content, groupBase, now, site, url } = request;
  const { blogPage, brand, organisation } = content;
  const { hasBooking, hasLayout = true, head, main, pageName } = page;
  const sheet = <link rel="stylesheet" href={siteFiles.filesOf(sheetSource).scripts[0]} />;
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="alternate"
          type="application/atom+xml"
          href={groupBase + feedPath}
          title={feedTitle(organisation.name, blogPage.hero.heading)}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colours that the schema has checked; the security policy allows it by its hash */}
        <style dangerouslySetInnerHTML={{ __html: brandCss(brand) }} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={brand.themeColour.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brand.themeColour.dark} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a build-time constant, which the security policy allows by hash */}
        <script dangerouslySetInnerHTML={{ __html: islandLoader }} />
        {/* Vite's client reloads the page after an edit. */}
        {import.meta.env.DEV ? <script type="module" src="/@vite/client" /> : null}
        <HeadTags tags={head} />
        {import.meta.env.DEV ? sheet : null}
      </head>
      <body>
        <BrandMarkContext value={brand.mark}>
          {hasLayout ? (
            <SiteLayout
              {...layoutData(content, now, site.practice, url.pathname)}
              path={url.pathname}
              pageName={pageName}
              hasBooking={hasBooking}
            >
              {main}
            </SiteLayout>
          ) : (
            main
          )}
        </BrandMarkContext>
        {/* What scripts add is styled by it, and print. The rules that the document needs are in its head, put there once it is rendered. */}
        {import.meta.env.DEV ? null : sheet}
        <script
          type="module"
          src={siteFiles.filesOf('app/boot/boot.ts').scripts[0]}
          fetchPriority="low"
          data-boot={isPrivate ? undefined : JSON.stringify(bootSettings(request))}
        />
      </body>
    </html>
  );
}
