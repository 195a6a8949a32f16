import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { readAuditLog } from '../../desk/access/audit-log.ts';
import { createDeskApp } from '../../desk/app.tsx';
import { createDeskServices } from '../../desk/services.ts';
import { readConfig } from '../../server/platform/config.ts';
import { contentOfFolder } from '../../server/publishing/live-content.ts';
import { startRecordingSmtp } from '../faults/recording-smtp.ts';
import { type DatabaseUrls, freshDatabase } from './fresh-database.ts';

export const deskUrl = 'https://desk.group.example';
const secret = 'a secret for the desk tests, long enough';
/** Read once, because reading it takes longer than most tests. */
const content = contentOfFolder('content');
const publishedContent = { ...content, versionId: 1 };

/** The desk with its own role on a new database, or one with members, and an SMTP server. Ada is an owner who sees requests, Bob a publisher who does not. */
export async function deskWorld({ published = false, stored }: { published?: boolean; stored?: DatabaseUrls } = {}) {
  const urls = stored ?? (await freshDatabase({ published }));
  const smtp = await startRecordingSmtp();
  onTestFinished(smtp.stop);
  const stateFolder = mkdtempSync(join(tmpdir(), 'desk-state-'));
  onTestFinished(() => rmSync(stateFolder, { recursive: true }));
  const config = readConfig({
    NODE_ENV: 'production',
    SECRET: secret,
    DESK_URL: deskUrl,
    DATABASE_URL: urls.site_desk,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Desk <desk@group.example>',
    LOG_LEVEL: 'silent',
    STATE_FOLDER: stateFolder,
  });
  const services = createDeskServices(config, published ? publishedContent : content);
  onTestFinished(() => services.close());
  const app = createDeskApp(services, () => ({ request: () => new Response() }));
  const setup = { email: 'setup@group.example' };
  const member = async (details: Parameters<typeof services.members.add>[0]) =>
    (await services.members.add(details, setup)) ?? services.members.byEmail(details.email);
  const ada = await member({ name: 'Ada', email: 'ada@group.example', role: 'owner', seesRequests: true });
  const bob = await member({ name: 'Bob', email: 'bob@group.example', role: 'publisher', seesRequests: false });
  if (!ada || !bob) throw new Error('no members');

  const get = (path: string, cookie = '', Host = 'desk.group.example') =>
    app.request(`${deskUrl}${path}`, { headers: { Host, Cookie: cookie } });
  const post = (
    path: string,
    fields: Record<string, string> = {},
    { cookie = '', origin = deskUrl, address = '192.0.2.1' }: { cookie?: string; origin?: string; address?: string } = {},
  ) =>
    app.request(
      `${deskUrl}${path}`,
      {
        method: 'POST',
        headers: {
          Host: 'desk.group.example',
          'Content-Type': 'application/x-www-form-urlencoded',
          Cookie: cookie,
          ...(origin && { Origin: origin }),
        },
        body: new URLSearchParams(fields).toString(),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  /** Signs in with a new link. Returns the cookie. */
  const signedIn = async (email: string, address?: string) => {
    const fields = { token: tokenOf(await services.signIn.createLink(email)) };
    const response = await post('/sign-in/link', fields, address ? { address } : {});
    expect(response.status).toBe(303);
    return cookieOf(response);
  };
  const auditLog = (count: number) => readAuditLog(services.pool, count);
  /** What was done since the members were added. */
  const done = async () => (await auditLog(9)).filter(({ who }) => who !== setup.email);
  return { ...services, services, auditLog, done, app, urls, smtp, ada, bob, get, post, tokenOf, cookieOf, signedIn };
}
