import { html } from 'hono/html';

const sections = [
  { path: '/', name: 'Inbox' },
  { path: '/indexnow', name: 'Search engines' },
  { path: '/chatbot', name: 'Chatbot' },
] as const;

type Section = (typeof sections)[number]['path'];

/** A page that lists what the fake services received. Reloads automatically. */
export const page = (section: Section, title: string, body: unknown) => html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="5" />
    <title>${title}</title>
    <style>
      :root { color-scheme: light dark; --card: light-dark(#fff, #152647); --line: light-dark(#ccd9e7, #34486d); --soft: light-dark(#36485f, #c3d0e4); }
      body { max-width: 60rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; font: 17px/1.6 system-ui, sans-serif; color: light-dark(#0c2340, #f2f6fc); background: light-dark(#eaf1f8, #0b1730); overflow-wrap: anywhere; }
      a { color: light-dark(#17408b, #a9c7ff); }
      nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; border-bottom: 1px solid var(--line); }
      nav a { padding-block: 0.5rem; text-decoration: none; }
      nav a[aria-current] { font-weight: 600; box-shadow: inset 0 -3px; }
      h1 { margin: 1.75rem 0 0.5rem; font-size: 1.75rem; line-height: 1.2; }
      h1 + p { margin: 0 0 1.5rem; color: var(--soft); }
      ol { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; }
      ol > li, pre { padding: 0.75rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; }
      ul { margin: 0.25rem 0 0; padding: 0; list-style: none; }
      small { display: block; font-size: 0.9rem; color: var(--soft); }
      iframe { box-sizing: border-box; width: 100%; height: 32rem; border: 1px solid var(--line); border-radius: 0.5rem; background: #fff; }
      pre { white-space: pre-wrap; }
    </style>
  </head>
  <body>
    <nav aria-label="What the site sent">${sections.map(
      ({ name, path }) => html`<a href="${path}"${path === section ? html` aria-current="page"` : ''}>${name}</a>`,
    )}</nav>
    ${body}
  </body>
</html>`;

/** Newest first. */
export const list = (entries: readonly unknown[], none: string) =>
  entries.length > 0 ? html`<ol>${entries.toReversed().map((entry) => html`<li>${entry}</li>`)}</ol>` : html`<p>${none}</p>`;

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

export const time = (at: Date) => html`<time datetime="${at.toISOString()}">${dateFormat.format(at)}</time>`;
