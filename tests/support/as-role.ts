import { Client } from 'pg';

/** Runs `use` with a database client, and closes the connection afterwards. */
export async function asRole<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
