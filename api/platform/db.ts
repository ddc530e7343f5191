import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from './logger.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a repository is handed: the database, or the transaction it must stay in. */
export type Handle = Db | Tx;

export interface Database {
  db: Db;
  /** A connection that waits for nobody else's work: for what may not come late. */
  leaseDb: Db;
  pool: pg.Pool;
  /** Resolves when the database answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a pool that outlives the database: a lost connection is dropped and the next query opens another. */
export function openDatabase(options: { url: string; size: number; logger: Logger }): Database {
  const pool = openPool(options.url, options.size, options.logger);
  const own = openPool(options.url, 1, options.logger);
  let closing: Promise<void> | undefined;
  return {
    db: withTransactions(pool),
    leaseDb: drizzle(own),
    pool,
    check: async () => {
      await pool.query('select 1');
    },
    close: () => {
      closing ??= Promise.all([pool.end(), own.end()]).then(() => undefined);
      return closing;
    },
  };
}

/** Drizzle's own transaction keeps its connection for good when `begin` fails on one that was just lost. */
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
    // The server's own limit is shorter; this one is for a server that no longer speaks.
    query_timeout: 20_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    options: '-c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC',
  });
  const lost = (err: Error) => logger.warn({ err }, 'a database connection was lost');
  // Without these two listeners a server that stops would end this process: pg emits errors of idle clients
  // on the pool, and of a client that is being handed out on the client itself.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** 08: connection; 53300: too many connections; 57P0x: the server stops or starts. */
const UNAVAILABLE = /^(08|53300|57P0|ECONN|EPIPE|ETIMEDOUT|ENOENT|EAI_AGAIN|ENOTFOUND)/;
const DROPPED =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout|Client was closed/;

/** True when the database could not be reached, so that trying again later makes sense. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && UNAVAILABLE.test(String(at.code))) return true;
    if (DROPPED.test(at.message)) return true;
  }
  return false;
}
