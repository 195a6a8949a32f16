import { randomUUID } from 'node:crypto';
import type { SiteContent } from '../../content-model/schema/site.ts';
import { composeMail } from '../../server/platform/mail/compose-mail.ts';
import type { Member } from '../access/member.ts';

export type InvitedBy = { name: string };

type SignInMail = {
  member: Pick<Member, 'email' | 'name'>;
  link: string;
  linkMinutes: number;
  content: Pick<SiteContent, 'brand' | 'organisation'>;
  deskUrl: string;
  invitedBy?: InvitedBy | undefined;
};

export function signInMail({ content, deskUrl, invitedBy, link, linkMinutes, member }: SignInMail) {
  const { name } = content.organisation;
  const why = invitedBy
    ? `${invitedBy.name} has invited you to edit the website of ${name}. There is no password: you sign in with links like this one.`
    : `Someone asked to sign in to the desk of ${name} with this address. If it wasn't you, ignore this email.`;
  const envelope = {
    id: `desk-sign-in-${randomUUID()}`,
    to: member.email,
    subject: invitedBy ? `${name}: edit the website` : `${name}: sign in to the desk`,
  };
  return composeMail({ config: { baseUrl: deskUrl }, content }, envelope, [
    `Hello ${member.name},`,
    why,
    { link: 'Sign in', address: link, isButton: true },
    {
      lines: [
        `The link opens a page with a button. It works once, within ${linkMinutes} minutes. For a new one:`,
        { text: `${deskUrl}/sign-in`, address: `${deskUrl}/sign-in` },
      ],
      isSoft: true,
    },
  ]);
}
