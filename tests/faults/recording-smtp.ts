import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../local/free-port.ts';

export type TakenMail = { messageId: string; subject: string; at: number };

export type RecordingSmtp = {
  url: string;
  taken: readonly TakenMail[];
  /** As when its machine is switched off: connections end where they are. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
};

/** A real SMTP server that writes down each mail that it took, and can be taken away. */
export async function startRecordingSmtp(): Promise<RecordingSmtp> {
  const port = await freePort();
  const taken: TakenMail[] = [];
  let server: SMTPServer | undefined;

  const comeBack = () =>
    new Promise<void>((resolve, reject) => {
      const starting = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        closeTimeout: 1,
        onData(stream, _session, done) {
          simpleParser(stream).then(({ messageId = '', subject = '' }) => {
            taken.push({ messageId, subject, at: Date.now() });
            done();
          }, done);
        },
      });
      starting.once('error', reject);
      starting.listen(port, '127.0.0.1', () => {
        starting.off('error', reject);
        // A connection whose other end was killed is what this is for.
        starting.on('error', () => {});
        server = starting;
        resolve();
      });
    });

  await comeBack();
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    goDown: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
    comeBack,
  };
}
