import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { boundPort } from '../../../local/free-port.ts';
import { createLog } from '../log.ts';
import { createMailer } from './mailer.ts';

test('the error contains the SMTP codes but nothing quoted from the email', async () => {
  const lines: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        const refusal = new Error('5.7.1 no mail about ada@patient.example');
        done(Object.assign(refusal, { responseCode: 550 }));
      });
    },
  });
  onTestFinished(() => new Promise<void>((done) => smtp.close(() => done())));
  const port = await boundPort(smtp.listen(0, '127.0.0.1'));
  const log = createLog('trace', 'test', { write: (line: string) => void lines.push(line) });
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'site@group.example' }, log);
  onTestFinished(() => mailer.close());
  const mail = { to: 'stories@group.example', subject: 's', text: 't', html: '<p>t</p>', messageId: '<one@group.example>' };
  const refusal: unknown = await mailer.send(mail).catch((error: unknown) => error);
  expect(refusal).toEqual(new Error('Failed to send email: EMESSAGE DATA 550 5.7.1'));
  expect(JSON.stringify(refusal) + lines.join('')).not.toContain('patient');
});
