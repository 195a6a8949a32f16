import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { BuiltScreen } from './build-screen.ts';
import type { ContentFolder } from './content-folder.ts';
import { addPicture } from './pictures.ts';

type Options = {
  content: ContentFolder;
  contentFolder: string;
  screen: BuiltScreen;
  /** Where the pages are shown beside the form. */
  siteUrl: string;
  port: number;
};

const change = z.object({
  file: z.string(),
  hash: z.string().optional(),
  value: z.unknown(),
  body: z.string().optional(),
});

/**
 * The editing screen, for the person at this machine alone. A browser also runs the pages of others: one of them could
 * give its own name the address 127.0.0.1, or post to it. So only requests by our own names are answered, and only our
 * own pages may change anything.
 */
export function createEditorApp({ content, contentFolder, screen, siteUrl, port }: Options): Hono {
  const app = new Hono();
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  app.use(onlyFromHere(hosts));
  app.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', policy(siteUrl));
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cache-Control', 'no-store');
  });
  app.use('/api/*', bodyLimit({ maxSize: 12_000_000 }));

  app.get('/api/content', (context) =>
    context.json({ groups: content.list(), pictures: content.pictures(), topics: content.freeTopics(), siteUrl }),
  );
  app.get('/api/file', (context) => {
    const opened = content.open(context.req.query('file') ?? '');
    return opened ? context.json(opened) : context.json({ message: 'There is no such file.' }, 404);
  });
  app.get('/api/new-article', (context) => {
    const { kind, about } = z
      .object({ kind: z.enum(['blog', 'blog-backlog']), about: z.string().trim().min(1) })
      .parse(context.req.query());
    const begun = content.begin(kind, about);
    return begun ? context.json(begun) : context.json({ message: 'There is an article of that name already.' }, 409);
  });
  app.put('/api/file', async (context) => context.json(content.save(change.parse(await context.req.json()))));
  app.delete('/api/file', async (context) => {
    const { file, hash } = z.object({ file: z.string(), hash: z.string() }).parse(await context.req.json());
    return context.json(content.remove(file, hash));
  });
  app.post('/api/pictures', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json(await addPicture(contentFolder, context.req.query('name') ?? '', bytes));
  });

  app.get('/favicon.svg', async (context) =>
    context.body(await readFile(path.join(contentFolder, 'pictures/favicon.svg')), 200, { 'Content-Type': 'image/svg+xml' }),
  );
  app.get('*', (context) => {
    const file = screen.get(context.req.path === '/' ? '/index.html' : context.req.path);
    return file ? context.body(file.bytes, 200, { 'Content-Type': file.type }) : context.text('Not found', 404);
  });
  app.onError((error, context) => {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return context.json({ message: 'This request makes no sense.' }, 400);
    console.error(error);
    return context.json({ message: 'Something went wrong. The window that started the editor says what.' }, 500);
  });
  return app;
}

function onlyFromHere(hosts: readonly string[]): MiddlewareHandler {
  const origins = hosts.map((host) => `http://${host}`);
  return async (context, next) => {
    if (!hosts.includes(context.req.header('host') ?? '')) return context.text('This editor answers for this machine only.', 421);
    const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!reads && !origins.includes(context.req.header('origin') ?? ''))
      return context.text('Only the editor itself may write.', 403);
    return next();
  };
}

/** The form's own checker writes functions as it runs, hence 'unsafe-eval'; nothing comes from anywhere but here. */
const policy = (siteUrl: string) =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src ${siteUrl}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ');
