import { createTransport } from 'nodemailer';
import type { ContentFile } from '../../../content-model/content-file.ts';
import { oncePer } from '../../../domain/once-per.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { sharp } from '../pictures/sharp.ts';

export type Mail = {
  to: string;
  /** Where replies go, if not to the site. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, so that a duplicate after a lost acknowledgement can be recognised. */
  messageId: string;
};

export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

const defaults = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

type SmtpError = { code?: string; command?: string; response?: string; responseCode?: number };

/** Keeps only the codes, because the server's response may quote the email and errors are stored in the log and the queue. */
function toSafeError(error: unknown): Error {
  const { code, command, response, responseCode } = error as SmtpError;
  const enhanced = response?.match(/\b[245]\.\d{1,3}\.\d{1,3}\b/)?.[0];
  return new Error(
    `Failed to send email: ${[code, command, responseCode, enhanced].filter(Boolean).join(' ') || 'unknown reason'}`,
  );
}

/** The name by which the HTML shows the mark, which travels in the email: a loaded picture would say when it is opened. */
export const markAddress = 'cid:mark';

/** Drawn once for each version of the content. */
const drawMark = oncePer((svg: Uint8Array) =>
  sharp(svg).resize(144, 144, { fit: 'contain', background: '#0000' }).png().toBuffer(),
);

/** @param files the content's, for the mark */
export function createMailer(
  { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  log: Log,
  files: () => readonly Pick<ContentFile, 'bytes' | 'file'>[],
  timeouts = defaults,
): Mailer {
  if (!smtpUrl || !mailFrom) {
    return {
      async send() {
        throw new Error('Cannot send email: SMTP_URL and MAIL_FROM are not set');
      },
      close() {},
    };
  }
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...timeouts });
  const attachments = async () => {
    const svg = files().find(({ file }) => file === 'pictures/favicon.svg')?.bytes;
    if (!svg) return [];
    const png = await drawMark(svg).catch((error: unknown) => log.error({ err: error }, 'Failed to draw the mark for an email'));
    return png ? [{ filename: 'logo.png', cid: markAddress.slice(4), contentDisposition: 'inline' as const, content: png }] : [];
  };
  return {
    async send(mail) {
      const message = { ...mail, from: mailFrom, attachments: await attachments() };
      const { response } = await transport.sendMail(message).catch((error: unknown) => {
        throw toSafeError(error);
      });
      log.info({ messageId: mail.messageId, response }, 'Email accepted by the SMTP server');
    },
    close: () => transport.close(),
  };
}
