import { Client } from 'pg';

/** Enters the database at this address, does the work, and leaves whatever came of it. */
export async function asRole<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
