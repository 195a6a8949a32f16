import type { PoolClient } from 'pg';
import { compareFiles } from '../../content-model/compare.ts';
import type { ChangedFile } from './file-changes.ts';

const longestValue = 4_000;
const context = 100;

const wordsOf = (value: unknown): string =>
  typeof value === 'object' && value ? Object.values(value).map(wordsOf).join(' ') : String(value ?? '');

/** A value as JSON, which can hold characters that PostgreSQL's texts cannot. Of a long one, the first words. */
function toJson(value: unknown): string | null {
  const json = JSON.stringify(value) ?? null;
  if (!json || json.length <= longestValue) return json;
  return JSON.stringify(`${wordsOf(value).slice(0, longestValue).toWellFormed()}...`);
}

/** Long texts from where they begin to differ. */
function fromDifference(before: unknown, after: unknown): [unknown, unknown] {
  if (typeof before !== 'string' || typeof after !== 'string' || before.length + after.length <= longestValue)
    return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = Math.max(0, before.lastIndexOf(' ', same - context) + 1);
  return [before.slice(start), after.slice(start)];
}

/** Stores what a publication changes, for the history. Photographs are in the fields that name them. */
export async function storeChanges(
  client: Pick<PoolClient, 'query'>,
  publicationId: number,
  changed: readonly ChangedFile[],
): Promise<void> {
  const rows = changed.flatMap(({ after, before, path }) =>
    before || after
      ? compareFiles(before, after).changes.map((change) => {
          const [old, now] = fromDifference(change.before, change.after);
          return {
            path,
            kind: change.kind,
            key_path: change.keyPath,
            field: toJson(change.field),
            entry: toJson(change.entry),
            before: toJson(old),
            after: toJson(now),
          };
        })
      : [],
  );
  await client.query(
    `insert into content_changes (publication_id, path, kind, key_path, field, entry, before, after)
     select $1, change.* from json_to_recordset($2)
       as change (path text, kind text, key_path text, field text, entry text, before text, after text)`,
    [publicationId, JSON.stringify(rows)],
  );
}
