import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../local/free-port.ts';

export type ReceivedMail = { messageId: string; subject: string; text: string; to: string[]; at: number };

export type RecordingSmtp = {
  url: string;
  received: readonly ReceivedMail[];
  /** Drops open connections, as when the machine is switched off. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** An SMTP server that records each email it accepts, and can be stopped and restarted. */
export async function startRecordingSmtp(host = '127.0.0.1'): Promise<RecordingSmtp> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  let server: SMTPServer | undefined;

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const starting = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        closeTimeout: 1,
        onData(stream, { envelope }, done) {
          simpleParser(stream).then(({ messageId = '', subject = '', text = '' }) => {
            const to = envelope.rcptTo.map(({ address }) => address);
            received.push({ messageId, subject, text, to, at: Date.now() });
            done();
          }, done);
        },
      });
      starting.once('error', reject);
      starting.listen(port, host, () => {
        starting.off('error', reject);
        // Ignores connections whose client was killed.
        starting.on('error', () => {});
        server = starting;
        resolve();
      });
    });

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
    start,
  };
}
