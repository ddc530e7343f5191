import pg from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from './queries.ts';
import { tables } from './tables.ts';

/** Key of the advisory lock under which one process creates the tables. */
const lock = 7_310_220;

/** Opens the pool and creates the registry's schema if it is missing, under an advisory lock. */
export async function openDatabase(url: string, log: Logger): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5_000 });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
    await client.query(tables);
  });
  return pool;
}
