import type { Pool, PoolClient } from 'pg';

/** The next query on the connection fails and reports it. */
const ignoreLostConnection = () => {};

/** Thrown by the work to roll back without an error. The transaction then returns `result`. */
export class RollBack<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super();
    this.result = result;
  }
}

/** Runs the work in one transaction, which is rolled back if it throws. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // The pool handles errors of idle connections only. Without this, a database that stops between two queries would end the process.
  client.on('error', ignoreLostConnection);
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot roll back is discarded.
    isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    if (error instanceof RollBack) return error.result;
    throw error;
  } finally {
    // A discarded connection may still emit errors.
    if (!isBroken) client.off('error', ignoreLostConnection);
    client.release(isBroken);
  }
}
