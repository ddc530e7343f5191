import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { newId } from './ids.ts';
import type { Logger } from './logger.ts';
import { holdProcessLock } from './process-lock.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The database or a transaction, passed to repositories. */
export type Handle = Db | Tx;

export interface Database {
  db: Db;
  /** A separate connection for leases, which must not wait for other work. It holds the lock of this process. */
  leaseDb: Db;
  /** A random id of this process, which owns leases. */
  processId: string;
  pool: pg.Pool;
  /** Resolves if the database replies. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a pool that survives database restarts: a lost connection is dropped and the next query opens another. */
export function openDatabase(options: { url: string; size: number; logger: Logger }): Database {
  const pool = openPool(options.url, options.size, options.logger);
  const leasePool = openPool(options.url, 1, options.logger);
  const processId = newId();
  leasePool.on('connect', (client) => void client.query(holdProcessLock(processId)).catch(() => undefined));
  let closing: Promise<void> | undefined;
  return {
    db: withTransactions(pool),
    leaseDb: drizzle(leasePool),
    processId,
    pool,
    check: async () => {
      await pool.query('select 1');
    },
    close: () => {
      closing ??= Promise.all([pool.end(), leasePool.end()]).then(() => undefined);
      return closing;
    },
  };
}

/** Replaces Drizzle's transaction, which leaks its connection if `begin` fails. */
function withTransactions(pool: pg.Pool): Db {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

function openPool(url: string, size: number, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 3_000,
    // This limit is for a server that no longer responds; its own statement_timeout is shorter.
    query_timeout: 20_000,
    // A new connection plans every query again, which delays concurrent requests.
    idleTimeoutMillis: 600_000,
    keepAlive: true,
    options: '-c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC',
  });
  const warnLost = (err: Error) => logger.warn({ err }, 'a database connection was lost');
  // Without these listeners a database restart would crash this process: pg emits errors of idle clients on the pool,
  // and errors of a client that is being checked out on the client.
  pool.on('error', warnLost);
  pool.on('connect', (client) => client.on('error', warnLost));
  return pool;
}

/** 08: connection errors; 53300: too many connections; 57P0x: shutdown or startup. */
const UNAVAILABLE = /^(08|53300|57P0|ECONN|EPIPE|ETIMEDOUT|ENOENT|EAI_AGAIN|ENOTFOUND)/;
const DROPPED =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout|Client was closed/;

const UNIQUE_VIOLATION = '23505';

/** True if a row was refused because another one has the same unique value. */
export function isDuplicate(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === UNIQUE_VIOLATION) return true;
  return false;
}

/** True if the database was unreachable, so a retry makes sense. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && UNAVAILABLE.test(String(at.code))) return true;
    if (DROPPED.test(at.message)) return true;
  }
  return false;
}
