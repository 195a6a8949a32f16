import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../../server/platform/config.ts';
import { bad, type Finding, ok, reasonOf, warn } from './finding.ts';

const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 };
const isHere = (host: string) => /^(localhost|127\..*|::1)$/.test(host);

const advice: Record<string, string> = {
  ECONNECTION: 'Nobody takes mail there: start the mail server, or correct SMTP_URL.',
  ESOCKET: 'Nobody takes mail there: start the mail server, or correct SMTP_URL.',
  EDNS: 'The host of SMTP_URL has no address: correct it.',
  EAUTH: 'The server refuses user or password: correct them in SMTP_URL.',
  ETLS: 'TLS cannot be agreed on: look at the certificate of the mail server.',
};

const settled = (start: (done: (error?: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve())));

/** Greets, encrypts and logs in as the worker does, and leaves without a mail. */
async function greet(smtpUrl: string): Promise<{ secure: boolean; host: string }> {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  const connection = new SMTPConnection({ ...options, ...patience });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('the server hung up')));
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (auth) await settled((done) => connection.login(auth, done));
    await settled((done) => connection.reset(done));
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
      'SMTP_URL and MAIL_FROM are not set: no practice is told of a request',
      'Set both in the environment of the worker.',
    );
  try {
    const { host, secure } = await greet(smtpUrl);
    return secure || isHere(host)
      ? ok(check, `${host} takes mail${secure ? ', encrypted' : ''}`)
      : warn(
          check,
          `${host} takes mail, but not encrypted: names of patients travel in the clear`,
          'Use a server with STARTTLS, or smtps:// in SMTP_URL.',
        );
  } catch (error) {
    const { code = '' } = error as { code?: string };
    return bad(
      check,
      `no mail can be sent: ${withoutQuotes(reasonOf(error))}`,
      advice[code] ?? 'See ops/runbooks/mail-overdue.md.',
    );
  }
}

/** A server may quote what it was sent, the password among it. */
const withoutQuotes = (reason: string) => reason.split('\n')[0]?.slice(0, 120) ?? '';

export async function sendTestMail({ mailFrom, smtpUrl }: Pick<Config, 'mailFrom' | 'smtpUrl'>, to: string): Promise<Finding> {
  const check = 'Test mail';
  if (!smtpUrl || !mailFrom) return bad(check, 'not sent', 'Set SMTP_URL and MAIL_FROM.');
  const transport = createTransport({ url: smtpUrl, ...patience });
  try {
    await transport.sendMail({
      from: mailFrom,
      to,
      subject: 'A test mail of the website',
      text: 'Sent by npm run doctor. If you read this, mails of the website arrive. Nothing has to be done.',
    });
    return ok(check, `taken for ${to}: look whether it arrives, and not among unwanted mail`);
  } catch (error) {
    return bad(check, `not taken: ${withoutQuotes(reasonOf(error))}`, 'See ops/runbooks/mail-overdue.md.');
  } finally {
    transport.close();
  }
}
