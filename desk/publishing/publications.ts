import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { RollBack } from '../../server/platform/db/in-transaction.ts';
import { describeContactChange } from '../../server/publishing/contact-changes.ts';
import { byline } from '../../server/publishing/content-versions.ts';
import { refusals, undo } from '../../server/publishing/publish.ts';
import { confirmSchedule, schedulesToConfirm } from '../../server/publishing/schedules.ts';
import { asMember } from '../access/as-member.ts';
import { recordInAuditLog } from '../access/audit-log.ts';
import type { Member } from '../access/member.ts';
import type { FieldChange } from '../drafts/change-words.ts';
import { changeBy, longestMessage } from '../drafts/publish-drafts.ts';

const words = z
  .string()
  .max(2_000)
  .transform((typed) => typed.replaceAll('\0', '').trim())
  .optional()
  .catch(undefined);

/** What to look for. `field` is its file and its path with the keys of entries, as in `whoChangedHref`. Older than `before`. */
export const publicationFilter = z.object({
  page: words,
  member: words,
  word: words,
  field: words,
  before: z.coerce.number().int().min(1).max(1e9).optional().catch(undefined),
});
export type PublicationFilter = z.infer<typeof publicationFilter>;

export type Publication = {
  id: number;
  author: string;
  message: string;
  publishedAt: Date;
  canUndo: boolean;
  /** The first of those that were looked for, and how many there are. */
  changes: FieldChange[];
  total: number;
};

/** Release 2.0 published the picture of an article by itself. The article would show a picture that is gone. */
const pictureMessage = 'Picture of the article';

export const shownPublications = 50;
const shownChanges = 100;

type Stored = Record<'path' | 'field', string> & Pick<FieldChange, 'kind'> & Record<'entry' | 'before' | 'after', string | null>;
const parsed = (json: string | null) => (json === null ? undefined : JSON.parse(json));

/** As they stand in JSON. A price can be stored as a number. */
const spellings = (word: string) =>
  [word, word.replace(/[£,]/g, '')].map((text) => JSON.stringify(text.toLowerCase()).slice(1, -1)).filter(Boolean);

/** The newest publications that did what is looked for. Those without changes are from before changes were stored. */
export async function findPublications(
  db: Pool | PoolClient,
  { before, field, id, member, page, word }: PublicationFilter & { id?: number },
): Promise<Publication[]> {
  const [file, keyPath] = field?.split('#') ?? [];
  const sought = {
    id,
    older_than: before,
    person: member || undefined,
    file: file || page || undefined,
    key: keyPath,
    // Whatever added or removed an entry changed its fields.
    around: keyPath?.split('/').map((_, index, parts) => parts.slice(0, index).join('/')) ?? [],
    words: word ? spellings(word) : undefined,
    pictures: pictureMessage,
  };
  const { rows } = await db.query<Omit<Publication, 'changes'> & { changes: Stored[] }>(
    `select p.id::int, ${byline} as author, v.message, p.published_at as "publishedAt",
       v.parent_id is not null and not starts_with(v.message, sought.pictures) as "canUndo", c.changes, c.total
     from json_to_record($1)
       as sought (id int, older_than int, person text, file text, key text, around text[], words text[], pictures text)
     cross join content_publications p join content_versions v on v.id = p.version_id
     cross join lateral (
       select count(*)::int as total,
         coalesce(json_agg(found order by id) filter (where place <= ${shownChanges}), '[]') as changes
       from (
         select *, row_number() over (order by id) as place from content_changes
         where publication_id = p.id and (sought.file is null or path = sought.file)
           and (sought.words is null or exists (
             select from unnest(sought.words) word where position(word in lower(concat_ws(' ', entry, before, after))) > 0))
           and (sought.key is null or key_path = sought.key or starts_with(key_path, sought.key || '/')
             or (key_path = any(sought.around) and kind <> 'moved'))
       ) found
     ) c
     where (sought.person is null or sought.person in (author, prepared_by))
       and (sought.older_than is null or p.id < sought.older_than) and (sought.id is null or p.id = sought.id)
       and (c.total > 0 or (sought.file is null and sought.key is null
         and (sought.words is null or position(sought.words[1] in lower(v.message)) > 0)))
     order by p.id desc limit ${shownPublications}`,
    [JSON.stringify(sought)],
  );
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map(({ after, before, entry, field, kind, path }) => ({
      file: path,
      kind,
      field: JSON.parse(field),
      entry: parsed(entry),
      before: parsed(before),
      after: parsed(after),
    })),
  }));
}

/** Everyone who has published or prepared something. */
export async function authors(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ author: string }>(
    `select author from content_versions union select prepared_by from content_versions where prepared_by is not null order by 1`,
  );
  return rows.map(({ author }) => author);
}

/** Undoes a publication. If it is only tried, everything is rolled back, and `undone` says what it would have changed. */
export async function undoPublication(
  pool: Pool,
  member: Member,
  { id, message }: Publication,
  { isTried, today }: { isTried: boolean; today: string },
): Promise<{ status: string; undone: Publication | undefined }> {
  return asMember(pool, member, async (client) => {
    const change = changeBy(member, `Undid: ${message}`.slice(0, longestMessage));
    const result = await undo(client, id, change, refusals(today));
    const { status } = result;
    if (status !== 'published') return { status, undone: undefined };
    const [undone] = await findPublications(client, { id: result.publicationId });
    if (isTried) throw new RollBack({ status, undone });
    await recordInAuditLog(client, member, 'undid', message);
    return { status, undone };
  });
}

/** Returns false if nothing of this schedule waits for an owner. */
export function confirmAddresses(pool: Pool, owner: Member, id: number): Promise<boolean> {
  return asMember(pool, owner, async (client) => {
    const schedule = (await schedulesToConfirm(client)).find((waiting) => waiting.id === id);
    if (!schedule || !(await confirmSchedule(client, id, owner))) return false;
    await recordInAuditLog(client, owner, 'confirmed a schedule', schedule.addresses.map(describeContactChange).join('; '));
    return true;
  });
}
