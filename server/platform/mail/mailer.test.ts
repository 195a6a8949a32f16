import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { boundPort } from '../../../local/free-port.ts';
import { startScriptedSmtp } from '../../../tests/support/scripted-smtp.ts';
import { createLog } from '../log.ts';
import { createMailer } from './mailer.ts';

const mail = {
  to: 'stories@group.example',
  subject: 's',
  text: 't',
  html: '<img src="cid:mark">',
  messageId: '<one@group.example>',
};

test('the mark travels in the email as a picture, and a faulty one holds no email up', async () => {
  const smtp = await startScriptedSmtp();
  onTestFinished(smtp.stop);
  const lines: string[] = [];
  const log = createLog('error', 'test', { write: (line: string) => void lines.push(line) });
  const file = 'pictures/favicon.svg';
  for (const files of [[{ file, bytes: readFileSync(`content/${file}`) }], [{ file, bytes: Buffer.from('<svg') }], []]) {
    const mailer = createMailer({ smtpUrl: smtp.url, mailFrom: 'site@group.example' }, log, () => files);
    await mailer.send(mail);
    mailer.close();
  }
  const [first, ...others] = smtp.mails.map(({ attachments }) => attachments);
  expect(others).toEqual([[], []]);
  expect(first).toMatchObject([{ cid: 'mark', contentType: 'image/png', contentDisposition: 'inline', related: true }]);
  const { channels, height, width } = await sharp(first?.[0]?.content).metadata();
  expect({ channels, height, width }).toEqual({ channels: 4, height: 144, width: 144 });
  expect(first?.[0]?.size).toBeLessThan(10_000);
  expect(lines).toEqual([expect.stringContaining('Failed to draw the mark')]);
});

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
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'site@group.example' }, log, () => []);
  onTestFinished(() => mailer.close());
  const refusal: unknown = await mailer.send(mail).catch((error: unknown) => error);
  expect(refusal).toEqual(new Error('Failed to send email: EMESSAGE DATA 550 5.7.1'));
  expect(JSON.stringify(refusal) + lines.join('')).not.toContain('patient');
});
