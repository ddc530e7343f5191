import { once } from 'node:events';
import { Client } from 'pg';
import { freePort } from '../bootstrap/ports.mjs';
import { startPostgres } from '../postgres/server.ts';
import type { RunningProcess, Starter } from './running-process.ts';

const NAME = 'storyloom';
const CONNECT_MS = 5_000;

/** The embedded database as a supervised process, with the same port and address at every start. */
export async function embeddedDatabase(dir: string): Promise<{ start: Starter; url(): string }> {
  const port = await freePort();
  let url = '';
  return {
    url: () => url,
    start: async (): Promise<RunningProcess> => {
      const server = await startPostgres({ dir, port });
      url = await ensureDatabase(server.url).catch(async (error: unknown) => {
        await server.stop();
        throw error;
      });
      return {
        pid: server.pid,
        ended: once(server.process, 'exit').then(
          ([code, killed]) => `postgres stopped (${killed ?? `exit code ${code}`}).`,
        ),
        stop: () => server.stop(),
      };
    },
  };
}

async function ensureDatabase(superuserUrl: string): Promise<string> {
  const client = new Client({ connectionString: superuserUrl, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
  } finally {
    await client.end();
  }
  const url = new URL(superuserUrl);
  url.pathname = `/${NAME}`;
  return url.href;
}
