import { randomBytes } from 'node:crypto';
import { Client, DatabaseError } from 'pg';

/** PostgreSQL's code for a database that others are connected to. */
const IN_USE = '55006';

export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * A fresh database of its own on the server of TEST_DATABASE_URL, empty or a copy of a template; `drop` also ends its
 * connections.
 */
export async function createTestDatabase(template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  return onTestServer(async (client, urlOf) => {
    // Copies files; the default, which writes every page to the log, takes twice the time in memory.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
    return {
      url: urlOf(name),
      drop: () => onTestServer((later) => drop(later, name)),
    };
  });
}

/**
 * Pools report their end before the server has closed their connections. Ending those by force would send an error that
 * nobody listens for any more, so PostgreSQL first waits for them, up to 5 s.
 */
async function drop(client: Client, name: string): Promise<void> {
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name}`);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === IN_USE)) throw error;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
}

/** Calls `use` with a connection to the server of TEST_DATABASE_URL, and with the address of a database by its name. */
export async function onTestServer<Result>(
  use: (client: Client, urlOf: (name: string) => string) => Promise<Result>,
): Promise<Result> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    throw new Error(
      'TEST_DATABASE_URL is not set: run the test through vitest, in a file named *.pg.test.ts',
    );
  }
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await use(client, (name) => {
      const url = new URL(server);
      url.pathname = `/${name}`;
      return url.href;
    });
  } finally {
    await client.end();
  }
}
