import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

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
      drop: () =>
        onTestServer(async (later) => {
          await later.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
        }),
    };
  });
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
