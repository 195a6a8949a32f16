import path from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { photographHash } from '../../content/photographs.ts';
import { type PhotographShape, photographShapes, sizedFiles } from '../../domain/photographs.ts';
import { slugify } from '../../domain/slug.ts';
import { isPhotograph, reencode, sizePhotograph } from '../../server/platform/pictures/size-photograph.ts';
import type { DeskEnv } from '../desk-env.ts';
import { draftsFull } from '../editing/drafts.ts';
import type { DeskServices } from '../services.ts';

const query = z.object({
  name: z.string().min(1).max(200),
  shape: z.enum(Object.keys(photographShapes) as [PhotographShape]),
});

const folders: Readonly<Record<PhotographShape, string>> = { portrait: 'team', view: 'practices', smile: 'smiles' };

/** Photographs that are uploaded in a form. The original and its sizes become drafts, which are published with the file that names them. */
export function photographRoutes(services: DeskServices): Hono<DeskEnv> {
  const { drafts } = services;
  const app = new Hono<DeskEnv>();
  app.post('/', bodyLimit({ maxSize: 15_000_000 }), async (context) => {
    const { member } = context.get('session');
    const parsed = query.safeParse(context.req.query());
    if (!parsed.success) return context.json({ message: 'Not a form of this desk.' }, 400);
    const sent = new Uint8Array(await context.req.arrayBuffer());
    const { name: givenName, shape } = parsed.data;
    // Damaged files fail here only.
    const bytes = (await isPhotograph(sent)) ? await reencode(sent).catch(() => undefined) : undefined;
    if (!bytes) return context.json({ message: 'This is not a photograph. Use a JPEG, PNG, WebP or AVIF file.' }, 415);
    const hash = photographHash(bytes);
    // The hash keeps photographs apart: phones call many of them 'image'.
    const name = `${folders[shape]}/${slugify(path.parse(givenName).name) || 'photograph'}-${hash}.jpg`;
    const files = [{ path: `pictures/${name}`, bytes }];
    for (const file of sizedFiles(name, hash, shape))
      files.push({ path: file.file, bytes: await sizePhotograph(bytes, shape, file) });
    const result = await drafts.save(
      member.id,
      files.map((file) => ({ ...file, baseHash: undefined })),
    );
    if (result === 'full') return context.json({ message: draftsFull }, 413);
    // The names have the hash of the photograph, so another one cannot have them.
    if (result === 'outdated') throw new Error(`Another draft has the name of the photograph ${name}`);
    return context.json({ name });
  });
  return app;
}
