import path from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import pLimit, { type LimitFunction } from 'p-limit';
import { z } from 'zod';
import { photographHash } from '../../content-model/photographs.ts';
import { type PhotographShape, photographShapes, sizedFiles } from '../../domain/photographs.ts';
import { slugify } from '../../domain/slug.ts';
import { examinePhotograph, reencode, sizePhotograph } from '../../server/platform/pictures/size-photograph.ts';
import { asMember, type Rights } from '../access/as-member.ts';
import type { DeskEnv } from '../desk-env.ts';
import { deleteDrafts, draftsFull } from '../drafts/drafts.ts';
import { forgottenPhotographs } from '../drafts/unused-photographs.ts';
import { anyMember } from '../rights.ts';
import type { DeskServices } from '../services.ts';

const query = z.object({
  name: z.string().min(1).max(200),
  shape: z.enum(Object.keys(photographShapes) as [PhotographShape]),
});

const folders: Readonly<Record<PhotographShape, string>> = {
  portrait: 'team',
  view: 'practices',
  smile: 'smiles',
  film: 'films',
  article: 'articles',
};

const refusals = {
  'not-a-photograph': { message: 'This is not a photograph. Use a JPEG, PNG, WebP or AVIF file.', status: 415 },
  'too-large': { message: 'This photograph is too large. Use one of at most 25 megapixels, saved as a plain JPEG.', status: 413 },
} as const;

/** Photographs that are uploaded in a form. The original and its sizes become drafts, which are published with the file that names them. */
export function photographRoutes(services: DeskServices): Hono<DeskEnv> {
  const { drafts, pool } = services;
  // One at a time for each member, because an upload is in memory; and one in all, because decoding takes more.
  const uploads = new Map<string, LimitFunction>();
  const decoding = pLimit(1);
  const app = new Hono<DeskEnv>();

  async function prepare(sent: Uint8Array, givenName: string, shape: PhotographShape) {
    const found = await examinePhotograph(sent);
    if (found !== 'fine') return found;
    // Damaged files fail here only.
    const bytes = await reencode(sent).catch(() => undefined);
    if (!bytes) return 'not-a-photograph';
    const hash = photographHash(bytes);
    // The hash keeps photographs apart: phones call many of them 'image'.
    const name = `${folders[shape]}/${slugify(path.parse(givenName).name) || 'photograph'}-${hash}.jpg`;
    // Articles are many, and all content is in memory, so they keep only their sizes.
    const files = shape === 'article' ? [] : [{ path: `pictures/${name}`, baseHash: undefined, bytes }];
    const sizes = sizedFiles(name, hash, shape);
    for (const file of sizes)
      files.push({ path: file.file, baseHash: undefined, bytes: await sizePhotograph(bytes, shape, file) });
    return { name, address: `/${sizes[0]?.file}`, files };
  }

  /** Photographs that were uploaded and then replaced are on no screen, so the member cannot discard them. */
  async function deleteUnused(member: Rights): Promise<void> {
    const unused = forgottenPhotographs(await drafts.list(member.id), services.content);
    await asMember(pool, member, (client) => deleteDrafts(client, member.id, unused));
  }

  function uploadOf(memberId: string): LimitFunction {
    const limit = uploads.get(memberId) ?? pLimit(1);
    uploads.set(memberId, limit);
    return limit;
  }

  app.use((context, next) => uploadOf(context.get('member').id)(next));
  app.post('/', anyMember, bodyLimit({ maxSize: 15_000_000 }), async (context) => {
    const member = context.get('member');
    const parsed = query.safeParse(context.req.query());
    if (!parsed.success) return context.json({ message: 'Not a form of this desk.' }, 400);
    const sent = new Uint8Array(await context.req.arrayBuffer());
    const prepared = await decoding(() => prepare(sent, parsed.data.name, parsed.data.shape));
    if (typeof prepared === 'string') {
      const { message, status } = refusals[prepared];
      return context.json({ message }, status);
    }
    let result = await drafts.save(member, prepared.files);
    if (result === 'full') {
      await deleteUnused(member);
      result = await drafts.save(member, prepared.files);
    }
    if (result === 'full') return context.json({ message: draftsFull }, 413);
    // The names have the hash of the photograph, so another one cannot have them.
    if (result === 'outdated') throw new Error(`Another draft has the name of the photograph ${prepared.name}`);
    return context.json({ name: prepared.name, address: prepared.address });
  });
  return app;
}
