import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandCss } from '../../content-model/brand-css.ts';
import { readBuild } from '../../server/platform/http/built-files.ts';
import type { Services } from '../../server/services.ts';
import type { Member } from '../access/member.ts';
import { DeskFrame } from './desk-frame.tsx';
import { MemberContext } from './for-publishers.tsx';
import { MessageContext } from './screen.tsx';

type Head = {
  title: string;
  /** The source of a script for this screen. */
  entry?: string;
  /** Without the menu and the hills. */
  fillsWindow?: boolean;
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

const deskFiles = readBuild('build/desk');

/** A whole page. */
export function renderDocument(
  { content }: Pick<Services, 'content'>,
  { entry, fillsWindow, member, message, path, screen, title, waiting }: Document,
): string {
  const { name } = content.organisation;
  const files = entry ? deskFiles.filesOf(entry) : undefined;
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
        <link rel="stylesheet" href={deskFiles.filesOf('desk/styles/desk.css').scripts[0]} />
        {files?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {import.meta.env.DEV ? <script type="module" src="/@vite/client" /> : null}
        {files ? <script type="module" src={files.scripts[0]} /> : null}
      </head>
      <body>
        {fillsWindow ? (
          screen
        ) : (
          <DeskFrame brand={content.brand} organisation={name} member={member} waiting={waiting} path={path}>
            <MemberContext value={member}>
              <MessageContext value={message}>{screen}</MessageContext>
            </MemberContext>
          </DeskFrame>
        )}
      </body>
    </html>,
  )}`;
}
