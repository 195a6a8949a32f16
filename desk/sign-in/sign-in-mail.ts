import { randomUUID } from 'node:crypto';
import type { Mail } from '../../server/platform/mail/mailer.ts';
import type { Member } from '../people/members.ts';

export type InvitedBy = { name: string };

type SignInMail = {
  member: Pick<Member, 'email' | 'name'>;
  link: string;
  linkMinutes: number;
  organisation: string;
  deskUrl: string;
  invitedBy?: InvitedBy | undefined;
};

export function signInMail({ deskUrl, invitedBy, link, linkMinutes, member, organisation }: SignInMail): Mail {
  const { hostname } = new URL(deskUrl);
  const why = invitedBy
    ? `${invitedBy.name} has invited you to edit the website of ${organisation}. There is no password: you sign in with links like this one.`
    : `Someone asked to sign in to the desk of ${organisation} with this address. If it wasn't you, ignore this email.`;
  return {
    to: member.email,
    subject: invitedBy ? `${organisation}: edit the website` : `${organisation}: sign in to the desk`,
    text: [
      `Hello ${member.name},`,
      why,
      `Open this page and press the button:\n${link}`,
      `The link works once, within ${linkMinutes} minutes. For a new one, go to ${deskUrl}/sign-in`,
    ].join('\n\n'),
    messageId: `<desk-sign-in-${randomUUID()}@${hostname}>`,
  };
}
