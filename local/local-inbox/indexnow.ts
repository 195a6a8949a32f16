import { Hono } from 'hono';
import { html } from 'hono/html';
import { list, page, time } from './page.ts';

export type IndexNowMessage = { host: string; key: string; keyLocation: string; urlList: string[] };
type Answer = { status: number; headers?: Record<string, string> } | 'hang';

/** A fake IndexNow endpoint, and a page that lists the submissions. */
export function createLocalIndexNow() {
  const messages: IndexNowMessage[] = [];
  /** When each message arrived, in ms. */
  const times: number[] = [];
  /** Responses to the next messages. Later ones get 200. */
  const answers: Answer[] = [];
  const app = new Hono();
  app.post('/', async (context) => {
    const isProtocol = context.req.header('content-type') === 'application/json; charset=utf-8';
    times.push(Date.now());
    messages.push(await context.req.json());
    const answer = isProtocol ? (answers.shift() ?? { status: 200 }) : { status: 400 };
    return answer === 'hang' ? new Promise<Response>(() => {}) : new Response(null, answer);
  });
  app.get('/', (context) => {
    const entries = messages.map(
      ({ host, urlList }, index) =>
        html`<strong>${host}</strong><small>${time(new Date(times[index] ?? 0))}</small><ul>${urlList.map((url) => html`<li><a href="${url}">${url}</a></li>`)}</ul>`,
    );
    return context.html(
      page(
        '/indexnow',
        `Search engines (${messages.length})`,
        html`<h1>Search engines</h1><p>The site submits a page two seconds after it is opened, and an article when it is published. It submits a page again only when its text has changed.</p>${list(entries, 'Nothing has been submitted yet. Open a page of the site and wait two seconds.')}`,
      ),
    );
  });
  return { app, messages, times, answers };
}
