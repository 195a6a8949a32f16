import { createHmac } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { magicLink } from 'better-auth/plugins';
import type { Pool } from 'pg';
import type { SiteContent } from '../../content-model/schema/site.ts';
import type { Mailer } from '../../server/platform/mail/mailer.ts';
import type { Member, SignedIn } from '../access/member.ts';
import { type InvitedBy, signInMail } from './sign-in-mail.ts';

const linkMinutes = 15;
const sessionHours = 12;

type Options = {
  pool: Pool;
  secret: string;
  deskUrl: string;
  mailer: Pick<Mailer, 'send'>;
  members: Record<'byEmail' | 'byId', (value: string) => Promise<Member | undefined>>;
  content: () => Pick<SiteContent, 'brand' | 'organisation'>;
};

/** better-auth's endpoints are called here and never mounted, because its own address consumes a link on GET. */
function createAuth({ deskUrl, pool, secret }: Pick<Options, 'deskUrl' | 'pool' | 'secret'>) {
  const isSecure = deskUrl.startsWith('https:');
  const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' };
  return betterAuth({
    baseURL: deskUrl,
    secret: createHmac('sha256', secret).update('desk sessions 1').digest('hex'),
    database: pool,
    user: { modelName: 'desk_members', fields: { emailVerified: 'email_verified', ...timestamps } },
    session: {
      modelName: 'desk_sessions',
      fields: { expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent', userId: 'member_id', ...timestamps },
      expiresIn: sessionHours * 3_600,
      disableSessionRefresh: true,
    },
    account: { modelName: 'desk_accounts' },
    verification: { modelName: 'desk_links', fields: { expiresAt: 'expires_at', ...timestamps } },
    advanced: {
      // Its own prefix is '__Secure-'. '__Host-' also rejects cookies that another subdomain sets.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: isSecure ? '__Host-desk' : 'desk',
          attributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
      ipAddress: { disableIpTracking: true },
      database: { generateId: 'uuid' },
    },
    // See sign-in-limits.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    plugins: [
      magicLink({
        disableSignUp: true,
        storeToken: 'hashed',
        expiresIn: linkMinutes * 60,
        sendMagicLink: ({ metadata, token }) => void Object.assign(metadata?.['created'] ?? {}, { token }),
      }),
    ],
  });
}

export function createSignIn({ content, deskUrl, mailer, members, pool, secret }: Options) {
  const auth = createAuth({ deskUrl, pool, secret });
  /** A link to the page with the button. */
  async function createLink(email: string): Promise<string> {
    const created = { token: '' };
    await auth.api.signInMagicLink({ body: { email, metadata: { created } }, headers: new Headers() });
    return `${deskUrl}/sign-in/link?token=${created.token}`;
  }

  return {
    createLink,
    /** Mails a link if the address is a member's. */
    async mailLink(email: string, invitedBy?: InvitedBy): Promise<void> {
      const member = await members.byEmail(email);
      if (!member) return;
      const link = await createLink(member.email);
      await mailer.send(signInMail({ member, link, linkMinutes, content: content(), deskUrl, invitedBy }));
    },
    /** Uses up a link. Returns the cookies of the new session, or undefined if the link is not valid. */
    async redeemLink(token: string, headers: Headers): Promise<{ cookies: string[]; member: Member } | undefined> {
      const { headers: answered, response } = await auth.api
        .magicLinkVerify({ query: { token }, headers, returnHeaders: true })
        .catch(() => ({ headers: undefined, response: undefined }));
      const member = response?.user && (await members.byId(response.user.id));
      return member && answered ? { cookies: answered.getSetCookie(), member } : undefined;
    },
    async session(headers: Headers): Promise<SignedIn | undefined> {
      const found = await auth.api.getSession({ headers });
      const member = found && (await members.byId(found.user.id));
      return member ? { ...member, sessionId: found.session.id } : undefined;
    },
    /** Ends the session. Returns the cookies that remove it from the browser. */
    async signOut(headers: Headers): Promise<string[]> {
      const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true });
      return answered.getSetCookie();
    },
  };
}
