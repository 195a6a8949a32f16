import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { londonParts } from '../../domain/london-time.ts';
import { slugify } from '../../domain/slug.ts';
import { copyArticles } from '../../server/articles/article-copies.ts';
import { asMember } from '../access/as-member.ts';
import { recordInAuditLog } from '../access/audit-log.ts';
import type { DeskEnv } from '../desk-env.ts';
import { anyMember } from '../rights.ts';
import type { DeskServices } from '../services.ts';

const readMe = (name: string, date: string) => `The website of ${name}, as published on ${date}.

content        every text and picture, as it is published
articles.json  the articles of the blog

Put it into another installation with:
  npm run content:publish -- --copy <this zip>

Left out, because it is personal or not published: requests and stories that patients sent, the members of the desk and
what they did, drafts, what is set for later, withdrawn articles, and earlier versions.
`;

/** Everything that is published, to take home. */
export function copyRoutes(services: DeskServices): Hono<DeskEnv> {
  const { clock, pool } = services;
  const app = new Hono<DeskEnv>();

  async function* entries(date: string, articles: object): AsyncGenerator<[string, Uint8Array]> {
    const { content, live } = services;
    const text = (words: string) => new TextEncoder().encode(words);
    yield ['READ-ME.txt', text(readMe(content.organisation.name, date))];
    for (const { bytes, file } of live.files) yield [`content/${file}`, bytes];
    yield ['articles.json', text(JSON.stringify(articles, null, 2))];
  }

  app.post('/', anyMember, async (context) => {
    const { date } = londonParts(clock());
    // Read first: once the download has begun, it could only break off.
    const articles = await copyArticles(pool);
    const member = context.get('member');
    await asMember(pool, member, (client) => recordInAuditLog(client, member, 'downloaded a copy of the site'));
    const name = `${slugify(services.content.organisation.name)}-${date}.zip`;
    context.header('Content-Type', 'application/zip');
    context.header('Content-Disposition', `attachment; filename="${name}"`);
    context.header('Cache-Control', 'no-store');
    return stream(context, async (out) => {
      for await (const piece of zipped(entries(date, articles))) await out.write(piece);
    });
  });
  return app;
}

/** In pieces, so that the whole is never in memory. */
async function* zipped(entries: AsyncIterable<[string, Uint8Array]>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const [name, bytes] of entries) {
    const file = /\.(?:avif|jpe?g|png|webp)$/i.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}
