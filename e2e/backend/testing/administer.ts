import type { Client } from 'pg';

/** Works on the server itself; its advisory locks end with the work. */
export async function administer(server: string, work: (client: Client) => Promise<unknown>) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
