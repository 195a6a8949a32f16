import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { list, page, time } from './page.ts';

const maxLoads = 100;

/** A fake chatbot host: serves a launcher script and lists the sites that loaded it. */
export function createLocalChatbot() {
  const loads: { at: Date; from: string }[] = [];
  const app = new Hono();
  app.get('/launcher.js', (context) => {
    loads.push({ at: new Date(), from: context.req.header('referer') ?? 'an unknown page' });
    if (loads.length > maxLoads) loads.shift();
    const script = readFileSync('local/local-inbox/chatbot-launcher.js', 'utf8');
    // Not cached, so that every load is listed.
    return context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });
  });
  app.get('/', (context) => {
    const entries = loads.map(({ at, from }) => html`<strong>${from}</strong><small>${time(at)}</small>`);
    return context.html(
      page(
        '/chatbot',
        `Chatbot (${loads.length})`,
        html`<h1>Chatbot</h1><p>Pages load the chatbot script after two seconds. The browser sends the chatbot's host only the origin of the page.</p>${list(entries, 'No page has loaded the script yet. Open a page of the site and wait two seconds.')}`,
      ),
    );
  });
  return { app, loads };
}
