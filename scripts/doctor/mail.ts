import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
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

const promisify = (start: (done: (error?: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve())));

/** Connects, encrypts and logs in like the worker, without sending an email. */
async function testConnection(smtpUrl: string): Promise<{ secure: boolean; host: string }> {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  const connection = new SMTPConnection({ ...options, ...timeouts });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('the server closed the connection')));
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (auth) await promisify((done) => connection.login(auth, done));
    await promisify((done) => connection.reset(done));
    return { secure: connection.secure, host: options.host ?? '' };
  } finally {
    connection.quit();
    connection.close();
  }
}

export async function checkMail({ mailFrom, smtpUrl }: Pick<Config, 'mailFrom' | 'smtpUrl'>): Promise<Finding> {
  const check = 'Mail server';
  if (!smtpUrl || !mailFrom)
    return bad(
      check,
      'SMTP_URL and MAIL_FROM are not set, so no emails are sent and nobody can sign in to the desk',
      'Set both.',
    );
  try {
    const { host, secure } = await testConnection(smtpUrl);
    return secure || isLocal(host)
      ? ok(check, `${host} accepts mail${secure ? ', encrypted' : ''}`)
      : warn(
          check,
          `${host} accepts mail without encryption: patient data is sent in the clear`,
          'Use a server with STARTTLS, or smtps:// in SMTP_URL.',
        );
  } catch (error) {
    const { code = '' } = error as { code?: string };
    return bad(
      check,
      `cannot send mail, so nobody can sign in to the desk: ${withoutQuotes(reasonOf(error))}`,
      advice[code] ?? 'See ops/runbooks/mail-overdue.md.',
    );
  }
}

/** Truncated, because the server's response may quote the password. */
const withoutQuotes = (reason: string) => reason.split('\n')[0]?.slice(0, 120) ?? '';

export async function sendTestMail({ mailFrom, smtpUrl }: Pick<Config, 'mailFrom' | 'smtpUrl'>, to: string): Promise<Finding> {
  const check = 'Test mail';
  if (!smtpUrl || !mailFrom) return bad(check, 'not sent', 'Set SMTP_URL and MAIL_FROM.');
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.sendMail({
      from: mailFrom,
      to,
      subject: 'Test email from the website',
      text: 'Sent by npm run doctor. If you can read this, emails from the website arrive. No action is needed.',
    });
    return ok(check, `accepted for ${to}: check that it arrives, and not in the spam folder`);
  } catch (error) {
    return bad(check, `rejected: ${withoutQuotes(reasonOf(error))}`, 'See ops/runbooks/mail-overdue.md.');
  } finally {
    transport.close();
  }
}
