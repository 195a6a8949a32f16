import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type LocalInbox = { smtpUrl: string; pageUrl: string; mails: readonly ParsedMail[]; stop(): Promise<void> };

/** Enough for a day of trying things; the oldest goes first. */
const kept = 500;

const page = (title: string, body: unknown) => html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="5" />
    <title>${title}</title>
    <style>
      :root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif; }
      body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
      li { margin-block: 0.5rem; }
      iframe { width: 100%; height: 32rem; border: 1px solid; background: #fff; }
      pre { white-space: pre-wrap; border-top: 1px solid; padding-top: 1rem; }
    </style>
  </head>
  <body>${body}</body>
</html>`;

const addresses = (value: ParsedMail['to']) =>
  (Array.isArray(value) ? value : value ? [value] : []).map((entry) => entry.text).join(', ');

function inboxPages(mails: readonly ParsedMail[]): Hono {
  const app = new Hono();
  app.get('/', (context) => {
    const rows = mails.map(
      (mail, index) =>
        html`<li><a href="/${index}">${mail.subject ?? '(no subject)'}</a><br />to ${addresses(mail.to)}, ${mail.date?.toISOString() ?? ''}</li>`,
    );
    return context.html(
      page(
        `Inbox (${mails.length})`,
        html`<h1>Inbox</h1><p>Every mail that the site sends ends here.</p>${rows.length ? html`<ol reversed>${rows.toReversed()}</ol>` : html`<p>No mail yet.</p>`}`,
      ),
    );
  });
  app.get('/:index{\\d+}', (context) => {
    const mail = mails[Number(context.req.param('index'))];
    if (!mail) return context.notFound();
    const source = `${context.req.param('index')}/html`;
    return context.html(
      page(
        mail.subject ?? 'Mail',
        html`<p><a href="/">Back to the inbox</a></p><h1>${mail.subject ?? ''}</h1><p>From ${mail.from?.text ?? ''} to ${addresses(mail.to)}</p>${mail.html ? html`<iframe title="The mail as HTML" sandbox="" src="/${source}"></iframe>` : ''}<h2>As plain text</h2><pre>${mail.text ?? ''}</pre>`,
      ),
    );
  });
  app.get('/:index{\\d+}/html', (context) => context.html(raw(mails[Number(context.req.param('index'))]?.html || '')));
  return app;
}

/** A real SMTP server that keeps what it gets, and a page that shows it. */
export async function startLocalInbox(pagePort: number): Promise<LocalInbox> {
  const mails: ParsedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        if (mails.length > kept) mails.shift();
        done();
      }, done);
    },
  });
  const smtpPort = await new Promise<number>((resolve, reject) => {
    smtp.once('error', reject);
    const server = smtp.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
  const pages = createServer(getRequestListener(inboxPages(mails).fetch));
  const boundPort = await new Promise<number>((resolve, reject) => {
    pages.once('error', reject);
    pages.listen(pagePort, '127.0.0.1', () => {
      const address = pages.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    pageUrl: `http://localhost:${boundPort}`,
    mails,
    async stop() {
      pages.closeAllConnections();
      await Promise.all([
        new Promise<void>((done) => pages.close(() => done())),
        new Promise<void>((done) => smtp.close(() => done())),
      ]);
    },
  };
}
