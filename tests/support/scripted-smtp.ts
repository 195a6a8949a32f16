import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/**
 * What becomes of a mail: taken, refused with a code, left without an answer, or taken while the answer is lost on the way.
 */
export type Fate = 'take' | 'hang' | 'lose-the-answer' | { refuse: number };

export type ScriptedSmtp = { url: string; mails: readonly ParsedMail[]; attempts(): number; stop(): Promise<void> };

/** A real SMTP server that does to each mail in turn what the script says, and takes all that come after. */
export async function startScriptedSmtp(script: Fate[] = []): Promise<ScriptedSmtp> {
  const mails: ParsedMail[] = [];
  let attempts = 0;
  const smtp: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const fate = script[attempts] ?? 'take';
      attempts += 1;
      const mail = await simpleParser(stream);
      if (fate === 'hang') return;
      if (typeof fate === 'object') {
        // As some servers do, with a word of the mail in the refusal.
        return done(Object.assign(new Error(`4.3.0 cannot take mail for ${mail.replyTo?.text}`), { responseCode: fate.refuse }));
      }
      mails.push(mail);
      if (fate === 'take') return done();
      for (const connection of smtp.connections as Set<{ id: string; _socket: { destroy(): void } }>) {
        if (connection.id === session.id) connection._socket.destroy();
      }
    },
  });
  // A connection that ends in the middle is part of the script.
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
