import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/**
 * What happens to an email: accepted, rejected with a code, left without a reply, or accepted while the reply is lost.
 */
export type MailOutcome = 'accept' | 'hang' | 'drop-reply' | { reject: number };

export type ScriptedSmtp = { url: string; mails: readonly ParsedMail[]; attempts(): number; stop(): Promise<void> };

/** An SMTP server that treats each email in turn as the script says, and accepts all others. */
export async function startScriptedSmtp(script: MailOutcome[] = []): Promise<ScriptedSmtp> {
  const mails: ParsedMail[] = [];
  let attempts = 0;
  const smtp: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const outcome = script[attempts] ?? 'accept';
      attempts += 1;
      const mail = await simpleParser(stream);
      if (outcome === 'hang') return;
      if (typeof outcome === 'object') {
        // Quotes personal data in the reply, as some servers do.
        return done(
          Object.assign(new Error(`4.3.0 cannot take mail for ${mail.replyTo?.text}`), { responseCode: outcome.reject }),
        );
      }
      mails.push(mail);
      if (outcome === 'accept') return done();
      for (const connection of smtp.connections as Set<{ id: string; _socket: { destroy(): void } }>) {
        if (connection.id === session.id) connection._socket.destroy();
      }
    },
  });
  // The script breaks connections on purpose.
  smtp.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    attempts: () => attempts,
    stop: () => new Promise<void>((done) => smtp.close(() => done())),
  };
}
