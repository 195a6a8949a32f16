import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandCss } from '../../content/brand-css.ts';
import type { SiteContent } from '../../content/schema/site.ts';
import type { Member } from '../people/members.ts';
import { builtEntry } from '../static-files.ts';
import { DeskFrame } from './desk-frame.tsx';

type Head = {
  title: string;
  /** The source of a script for this screen. */
  entry?: string;
};
type Document = Head & {
  screen: ReactNode;
  /** Who is signed in. Without, there is no menu. */
  member: Member | undefined;
  path: string;
};

// What `context.render` takes in the routes of the desk.
declare module 'hono' {
  interface ContextRenderer {
    // biome-ignore lint/style/useShorthandFunctionType: Hono's interface is extended
    (screen: ReactNode, head: Head): Response;
  }
}

/** A whole page. */
export function renderDocument({ content }: { content: SiteContent }, { entry, member, path, screen, title }: Document): string {
  const { name } = content.organisation;
  const built = entry ? builtEntry(entry) : undefined;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${name} desk`}</title>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={content.brand.themeColour.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={content.brand.themeColour.dark} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colours from the checked content */}
        <style dangerouslySetInnerHTML={{ __html: brandCss(content.brand) }} />
        <link rel="stylesheet" href={builtEntry('desk/styles/desk.css').script} />
        {built?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {built ? <script type="module" src={built.script} /> : null}
      </head>
      <body>
        <DeskFrame brand={content.brand} organisation={name} member={member} path={path}>
          {screen}
        </DeskFrame>
      </body>
    </html>,
  )}`;
}
