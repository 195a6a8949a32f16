import type { Pool } from 'pg';

/** An address and the hash of its content. */
export type Entry = { url: string; hash: string };
export type Submitted = { hash: string; at: Date };

/** The last submission of each address, if any. */
export async function lastSubmissions(pool: Pool, urls: readonly string[]): Promise<Map<string, Submitted>> {
  const { rows } = await pool.query<Submitted & { url: string }>({
    name: 'indexnow-known',
    text: 'select url, content_hash as hash, submitted_at as at from indexnow_ledger where url = any($1)',
    values: [urls],
  });
  return new Map(rows.map(({ at, hash, url }) => [url, { hash, at }]));
}

/** Only the worker's role may. */
export async function recordSubmissions(pool: Pool, entries: readonly Entry[], status: number): Promise<void> {
  await pool.query({
    name: 'indexnow-record',
    text: `insert into indexnow_ledger (url, content_hash, status)
           select *, $3::smallint from unnest($1::text[], $2::text[])
           on conflict (url) do update
             set content_hash = excluded.content_hash, status = excluded.status, submitted_at = now()`,
    values: [entries.map(({ url }) => url), entries.map(({ hash }) => hash), status],
  });
}
