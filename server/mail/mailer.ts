import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try of one mail, so that a repeat after a lost acknowledgement can be told for one. */
  messageId: string;
};

export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

export function createMailer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>, log: Log): Mailer {
  if (!smtpUrl || !mailFrom) {
    return {
      async send() {
        throw new Error('SMTP_URL and MAIL_FROM are not set: no mail can be sent');
      },
      close() {},
    };
  }
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      const { response } = await transport.sendMail({ ...mail, from: mailFrom });
      log.info({ messageId: mail.messageId, response }, 'mail accepted');
    },
    close: () => transport.close(),
  };
}
