import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandCss } from '../../content-model/brand-css.ts';
import type { Services } from '../../server/services.ts';
import type { Member } from '../members/members.ts';
import { entryFiles } from '../static-files.ts';
import { DeskFrame } from './desk-frame.tsx';
import { MemberContext } from './for-publishers.tsx';
import { MessageContext } from './screen.tsx';

type Head = {
  title: string;
  /** The source of a script for this screen. */
  entry?: string;
};
type Document = Head & {
  screen: ReactNode;
  /** Who is signed in. Without, there is no menu. */
  member: Member | undefined;
  /** How much waits for them. */
  waiting: number;
  path: string;
  message: string;
};

// What `context.render` takes in the routes of the desk.
declare module 'hono' {
  interface ContextRenderer {
    // biome-ignore lint/style/useShorthandFunctionType: Hono's interface is extended
    (screen: ReactNode, head: Head): Promise<Response>;
  }
}

/** A whole page. */
export function renderDocument(
  { config, content }: Pick<Services, 'config' | 'content'>,
  { entry, member, message, path, screen, title, waiting }: Document,
): string {
  const { name } = content.organisation;
  const files = entry ? entryFiles(entry, config) : undefined;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" />
        <title>{`${title} | ${name} desk`}</title>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={content.brand.themeColour.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={content.brand.themeColour.dark} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colours from the checked content */}
        <style dangerouslySetInnerHTML={{ __html: brandCss(content.brand) }} />
        <link rel="stylesheet" href={entryFiles('desk/styles/desk.css', config).script} />
        {files?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {config.mode === 'development' ? (
          <>
            <script type="module" src="/@vite/client" />
            <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
          </>
        ) : null}
        {files ? <script type="module" src={files.script} /> : null}
      </head>
      <body>
        <DeskFrame brand={content.brand} organisation={name} member={member} waiting={waiting} path={path}>
          <MemberContext value={member}>
            <MessageContext value={message}>{screen}</MessageContext>
          </MemberContext>
        </DeskFrame>
      </body>
    </html>,
  )}`;
}
