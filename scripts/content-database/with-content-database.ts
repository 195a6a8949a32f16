import { Pool } from 'pg';

/** Runs a content command against the database, and prints an error as one line. */
export async function withContentDatabase(work: (pool: Pool) => Promise<void>): Promise<void> {
  const connectionString = process.env['DATABASE_URL'];
  if (!connectionString) {
    console.error('Set DATABASE_URL to the database, as site_worker.');
    process.exit(1);
  }
  const pool = new Pool({ connectionString, max: 1, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  try {
    await work(pool);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await pool.end();
  }
}
