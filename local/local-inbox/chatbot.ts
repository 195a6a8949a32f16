import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { list, page, time } from './page.ts';

/** Enough for a day of trying things. */
const kept = 100;

/** The maker of a chatbot: serves a launcher script, and lists which sites loaded it. */
export function createLocalChatbot() {
  const loads: { at: Date; from: string }[] = [];
  const app = new Hono();
  app.get('/launcher.js', (context) => {
    loads.push({ at: new Date(), from: context.req.header('referer') ?? 'an unknown page' });
    if (loads.length > kept) loads.shift();
    const script = readFileSync('local/local-inbox/chatbot-launcher.js', 'utf8');
    // Not stored, so that every page that loads it is listed.
    return context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });
  });
  app.get('/', (context) => {
    const entries = loads.map(({ at, from }) => html`<strong>${from}</strong><small>${time(at)}</small>`);
    return context.html(
      page(
        '/chatbot',
        `Chatbot (${loads.length})`,
        html`<h1>Chatbot</h1><p>A page loads the chatbot's script two seconds after it has loaded itself. The browser tells the chatbot's host only which site the page belongs to.</p>${list(entries, 'No page has loaded the script yet. Open a page of the site and wait two seconds.')}`,
      ),
    );
  });
  return { app, loads };
}
