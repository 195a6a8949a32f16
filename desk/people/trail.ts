import type { Pool } from 'pg';

/** What someone did. `detail` is shown after it. */
export type TrailEntry = { at: Date; who: string; action: string; detail: string };

export type Trail = ReturnType<typeof createTrail>;

/** Who did what. The desk's role can add entries, and neither change nor delete them. */
export function createTrail(pool: Pool) {
  return {
    async record(who: { email: string }, action: string, detail = ''): Promise<void> {
      await pool.query('insert into desk_trail (who, action, detail) values ($1, $2, $3)', [who.email, action, detail]);
    },
    async latest(limit: number): Promise<TrailEntry[]> {
      const { rows } = await pool.query<TrailEntry>('select at, who, action, detail from desk_trail order by id desc limit $1', [
        limit,
      ]);
      return rows;
    },
  };
}
