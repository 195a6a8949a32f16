import type { Pool, PoolClient } from 'pg';
import { sizedFiles } from '../../domain/photographs.ts';
import { publishChanges } from '../../server/publishing/content-versions.ts';
import type { FileChange } from '../../server/publishing/file-changes.ts';
import type { LiveContent } from '../../server/publishing/live-content.ts';
import { storePictures } from '../editing/drafts.ts';
import type { Member } from '../members/members.ts';

/** How the history names such a publication. */
export const pictureMessage = 'Picture of the article';

/** The sizes of an uploaded picture. None if the address is of something else. */
export function pictureFiles(address: string): string[] {
  const [, stem, hash = ''] = /^\/pictures\/sized\/article\/(articles\/[a-z0-9-]+)\.([0-9a-f]{8})\.jpg$/.exec(address) ?? [];
  return stem ? sizedFiles(`${stem}.jpg`, hash, 'article').map(({ file }) => file) : [];
}

/** The uploaded sizes of a picture, to publish. None if they are public already; undefined if the member has no such picture. */
export async function findPicture(
  pool: Pool,
  memberId: string,
  { files }: Pick<LiveContent, 'files'>,
  address: string,
): Promise<FileChange[] | undefined> {
  const paths = pictureFiles(address);
  if (paths.length === 0) return undefined;
  if (paths.every((path) => files.some(({ file }) => file === path))) return [];
  const { rows } = await pool.query<{ path: string; to: string }>(
    `select path, encode(hash, 'hex') as to from desk_drafts where member_id = $1 and path = any($2)`,
    [memberId, paths],
  );
  return rows.length === paths.length ? rows.map((row) => ({ ...row, from: undefined })) : undefined;
}

/** In the transaction that stores the article, so that its picture is never missing. A picture alone cannot make content invalid. */
export async function publishPicture(client: PoolClient, sizes: readonly FileChange[], title: string, by: Member): Promise<void> {
  if (sizes.length === 0) return;
  await storePictures(client, by.id, sizes);
  const change = { author: by.name, message: `${pictureMessage} '${title}'`, byOwner: false };
  const { status } = await publishChanges(client, sizes, change, () => []);
  if (status !== 'published' && status !== 'unchanged') throw new Error(`Picture of an article not published: ${status}`);
}
