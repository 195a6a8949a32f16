import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { byline } from '../../server/publishing/content-versions.ts';
import { pictureMessage } from '../articles/article-pictures.ts';
import type { FieldChange } from '../editing/change-words.ts';

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
  filter: PublicationFilter & { id?: number },
): Promise<Publication[]> {
  const [file, keyPath = null] = filter.field?.split('#') ?? [];
  // Whatever added or removed an entry changed its fields.
  const around = keyPath?.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
  const { rows } = await db.query<Omit<Publication, 'changes'> & { changes: Stored[] }>(
    `select p.id::int, ${byline} as author, v.message, p.published_at as "publishedAt", v.parent_id is not null and not starts_with(v.message, $10) as "canUndo", c.changes, c.total
     from content_publications p join content_versions v on v.id = p.version_id
     cross join lateral (
       select count(*)::int as total, coalesce(json_agg(found order by id) filter (where place <= $1), '[]') as changes
       from (
         select *, row_number() over (order by id) as place from content_changes
         where publication_id = p.id and ($2::text is null or path = $2)
           and ($3::text[] is null or exists (
             select from unnest($3::text[]) word where position(word in lower(concat_ws(' ', entry, before, after))) > 0))
           and ($4::text is null or key_path = $4 or starts_with(key_path, $4 || '/')
             or (key_path = any($5::text[]) and kind <> 'moved'))
       ) found
     ) c
     where ($6::text is null or $6 in (author, prepared_by)) and ($7::int is null or p.id < $7) and ($8::int is null or p.id = $8)
       and (c.total > 0 or ($2 is null and $4 is null and ($3 is null or position($3[1] in lower(v.message)) > 0)))
     order by p.id desc limit $9`,
    [
      shownChanges,
      file || filter.page || null,
      filter.word ? spellings(filter.word) : null,
      keyPath,
      around ?? [],
      filter.member || null,
      filter.before ?? null,
      filter.id ?? null,
      shownPublications,
      // The article would show a picture that is gone. Staff change it in the article.
      pictureMessage,
    ],
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
