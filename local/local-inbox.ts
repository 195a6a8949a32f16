import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { boundPort } from './free-port.ts';
import { createLocalChatbot } from './local-inbox/chatbot.ts';
import { createLocalIndexNow } from './local-inbox/indexnow.ts';
import { list, page, time } from './local-inbox/page.ts';

export type LocalIndexNow = Omit<ReturnType<typeof createLocalIndexNow>, 'app'> & { url: string };
export type LocalChatbot = Omit<ReturnType<typeof createLocalChatbot>, 'app'> & { scriptUrl: string };
export type LocalInbox = {
  smtpUrl: string;
  pageUrl: string;
  mails: readonly ParsedMail[];
  indexNow: LocalIndexNow;
  chatbot: LocalChatbot;
  stop(): Promise<void>;
};

/** The oldest emails are dropped. */
const maxMails = 500;

const addresses = (value: ParsedMail['to']) =>
  (Array.isArray(value) ? value : value ? [value] : []).map((entry) => entry.text).join(', ');

function inboxPages(mails: readonly ParsedMail[]): Hono {
  const app = new Hono();
  app.get('/', (context) => {
    const entries = mails.map(
      (mail, index) =>
        html`<a href="/${index}">${mail.subject ?? '(no subject)'}</a><small>to ${addresses(mail.to)}${mail.date ? html`, ${time(mail.date)}` : ''}</small>`,
    );
    return context.html(
      page(
        '/',
        `Inbox (${mails.length})`,
        html`<h1>Inbox</h1><p>Shows all emails sent by the site.</p>${list(entries, 'No emails yet.')}`,
      ),
    );
  });
  app.get('/:index{\\d+}', (context) => {
    const mail = mails[Number(context.req.param('index'))];
    if (!mail) return context.notFound();
    const source = `${context.req.param('index')}/html`;
    return context.html(
      page(
        '/',
        mail.subject ?? 'Mail',
        html`<h1>${mail.subject ?? ''}</h1><p>From ${mail.from?.text ?? ''} to ${addresses(mail.to)}</p>${mail.html ? html`<iframe title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/${source}"></iframe>` : ''}<h2>As plain text</h2><pre>${mail.text ?? ''}</pre>`,
      ),
    );
  });
  app.get('/:index{\\d+}/html', (context) =>
    // Links open in a tab of their own, because the site refuses frames.
    context.html(raw((mails[Number(context.req.param('index'))]?.html || '').replace('<head>', '<head><base target="_blank">'))),
  );
  return app;
}

/** A real SMTP server, and fakes for IndexNow and the chatbot host. Web pages list what each received. */
export async function startLocalInbox(pagePort: number): Promise<LocalInbox> {
  const mails: ParsedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        if (mails.length > maxMails) mails.shift();
        done();
      }, done);
    },
  });
  const smtpPort = await boundPort(smtp.listen(0, '127.0.0.1'));
  const { app: indexNowApp, ...indexNow } = createLocalIndexNow();
  const { app: chatbotApp, ...chatbot } = createLocalChatbot();
  const app = inboxPages(mails).route('/indexnow', indexNowApp).route('/chatbot', chatbotApp);
  const pages = createServer(getRequestListener(app.fetch));
  const pageUrl = `http://localhost:${await boundPort(pages.listen(pagePort, '127.0.0.1'))}`;
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    pageUrl,
    mails,
    indexNow: { ...indexNow, url: `${pageUrl}/indexnow` },
    chatbot: { ...chatbot, scriptUrl: `${pageUrl}/chatbot/launcher.js` },
    async stop() {
      pages.closeAllConnections();
      await Promise.all([
        new Promise<void>((done) => pages.close(() => done())),
        new Promise<void>((done) => smtp.close(() => done())),
      ]);
    },
  };
}
