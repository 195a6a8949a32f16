import { Pool, type PoolClient } from 'pg';
import type { Statement } from './pgbench.ts';

type Sent = string | { text: string; values?: unknown[] };

/** What the site's own code sends to the database, taken down: a copy of it here would soon be another statement. */
export async function recordStatements(url: string, use: (pool: Pool) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const pool = new Pool({ connectionString: url, max: 2 });
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
    const recording = (...sent: [Sent, unknown?, ...unknown[]]) => {
      const [first, second] = sent;
      const text = typeof first === 'string' ? first : first.text;
      const values = typeof first === 'string' ? second : first.values;
      statements.push({ text, values: Array.isArray(values) ? values : [] });
      return query(...sent);
    };
    client.query = recording as typeof client.query;
  });
  try {
    await use(pool);
  } finally {
    await pool.end();
  }
  return statements;
}
