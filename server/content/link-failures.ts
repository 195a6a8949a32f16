import type { Pool } from 'pg';

/** Keeps since when each address has failed. Forgets those that work or have left the content; `waiting` were not checked. */
export async function storeLinkFailures(
  pool: Pool,
  faults: ReadonlyMap<string, string>,
  waiting: readonly string[],
  now: Date,
): Promise<void> {
  await pool.query('delete from link_failures where url <> all($1)', [[...faults.keys(), ...waiting]]);
  await pool.query(
    `insert into link_failures (url, reason, first_failed_at, last_failed_at)
     select url, reason, $3, $3 from unnest($1::text[], $2::text[]) as fault (url, reason)
     on conflict (url) do update set reason = excluded.reason, last_failed_at = excluded.last_failed_at`,
    [[...faults.keys()], [...faults.values()], now],
  );
}

/** The addresses that failed twice, a day apart, with the reason. One failure may be a restart of the other site. */
export async function lastingLinkFaults(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ url: string; reason: string }>(
    "select url, reason from link_failures where last_failed_at >= first_failed_at + interval '20 hours'",
  );
  return new Map(rows.map(({ reason, url }) => [url, reason]));
}
