import { createTransport } from 'nodemailer';
import type { Config } from '../../server/platform/config.ts';
import { bad, type Finding, ok, reasonOf, warn } from './finding.ts';

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 };
const isLocal = (host: string) => /^(localhost|127\..*|::1)$/.test(host);

const advice: Record<string, string> = {
  ECONNECTION: 'Cannot connect to the mail server. Start it, or correct SMTP_URL.',
  ESOCKET: 'Cannot connect to the mail server. Start it, or correct SMTP_URL.',
  EDNS: 'The host in SMTP_URL cannot be resolved. Correct it.',
  EAUTH: 'The server rejected the user or password. Correct them in SMTP_URL.',
  ETLS: 'The TLS handshake failed. Check the certificate of the mail server.',
};

type MailSettings = Pick<Config, 'mailFrom' | 'smtpUrl'>;

/** Connects and logs in like the worker, without sending an email. */
const connect = (url: string, requireTLS: boolean) => createTransport({ url, requireTLS, ...timeouts }).verify();

export async function checkMail({ mailFrom, smtpUrl }: MailSettings): Promise<Finding> {
  const check = 'Mail server';
  if (!smtpUrl || !mailFrom)
    return bad(
      check,
      'SMTP_URL and MAIL_FROM are not set, so no emails are sent and nobody can sign in to the desk',
      'Set both.',
    );
  try {
    await connect(smtpUrl, false);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    return bad(
      check,
      `cannot send mail, so nobody can sign in to the desk: ${withoutQuotes(reasonOf(error))}`,
      advice[code] ?? 'See ops/runbooks/mail-overdue.md.',
    );
  }
  const { hostname } = new URL(smtpUrl);
  const isEncrypted = await connect(smtpUrl, true).catch(() => false);
  return isEncrypted || isLocal(hostname)
    ? ok(check, `${hostname} accepts mail${isEncrypted ? ', encrypted' : ''}`)
    : warn(
        check,
        `${hostname} accepts mail without encryption: patient data is sent in the clear`,
        'Use a server with STARTTLS, or smtps:// in SMTP_URL.',
      );
}

/** Truncated, because the server's response may quote the password. */
const withoutQuotes = (reason: string) => reason.split('\n')[0]?.slice(0, 120) ?? '';

export async function sendTestMail({ mailFrom, smtpUrl }: MailSettings, to: string): Promise<Finding> {
  const check = 'Test mail';
  if (!smtpUrl || !mailFrom) return bad(check, 'not sent', 'Set SMTP_URL and MAIL_FROM.');
  try {
    await createTransport({ url: smtpUrl, ...timeouts }).sendMail({
      from: mailFrom,
      to,
      subject: 'Test email from the website',
      text: 'Sent by npm run doctor. If you can read this, emails from the website arrive. No action is needed.',
    });
    return ok(check, `accepted for ${to}: check that it arrives, and not in the spam folder`);
  } catch (error) {
    return bad(check, `rejected: ${withoutQuotes(reasonOf(error))}`, 'See ops/runbooks/mail-overdue.md.');
  }
}
