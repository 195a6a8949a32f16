import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

export type Mail = {
  to: string;
  /** Where replies go, if not to the site. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** The same for every attempt, so that a duplicate after a lost acknowledgement can be recognised. */
  messageId: string;
};

export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

const defaults = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

type SmtpError = { code?: string; command?: string; response?: string; responseCode?: number };

/** Keeps only the codes: a server may quote the mail in its refusal, and the error is stored in the log and in the queue. */
function refusal(error: unknown): Error {
  const { code, command, response, responseCode } = error as SmtpError;
  const enhanced = response?.match(/\b[245]\.\d{1,3}\.\d{1,3}\b/)?.[0];
  return new Error(
    `the mail was not taken: ${[code, command, responseCode, enhanced].filter(Boolean).join(' ') || 'unknown reason'}`,
  );
}

export function createMailer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>, log: Log, timeouts = defaults): Mailer {
  if (!smtpUrl || !mailFrom) {
    return {
      async send() {
        throw new Error('SMTP_URL and MAIL_FROM are not set: no mail can be sent');
      },
      close() {},
    };
  }
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...timeouts });
  return {
    async send(mail) {
      const { response } = await transport.sendMail({ ...mail, from: mailFrom }).catch((error: unknown) => {
        throw refusal(error);
      });
      log.info({ messageId: mail.messageId, response }, 'mail accepted');
    },
    close: () => transport.close(),
  };
}
