import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '../platform/db.ts';

/** A database on one connection. After the first statement that names `table`, `meanwhile` runs before the next one. */
export async function openInterruptedDb(
  pool: pg.Pool,
  table: string,
  meanwhile: () => Promise<unknown>,
): Promise<{ db: Db; close: () => void }> {
  const client = await pool.connect();
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  let isDone = false;
  const interrupted = async (...args: unknown[]) => {
    const response = await query(...args);
    if (!isDone && JSON.stringify(args[0]).includes(table)) {
      isDone = true;
      await meanwhile();
    }
    return response;
  };
  const connection = Object.assign(Object.create(client) as pg.PoolClient, { query: interrupted });
  return { db: drizzle(connection), close: () => client.release() };
}
