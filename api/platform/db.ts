import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { newId } from './ids.ts';
import type { Logger } from './logger.ts';
import { holdProcessLock } from './process-lock.ts';
import { openStandby, type Standby } from './standby.ts';

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
  /** Answers reads that may be old; null without one. */
  standby: Standby | null;
  /** Resolves if the database replies. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** May be a pooler in transaction mode, where nothing may belong to a session. */
  url: string;
  /** An address without a pooler between; that of `url` unless given. */
  directUrl?: string | undefined;
  /** A standby of the same database. */
  readUrl?: string | undefined;
  /** A standby that is further behind is not read. */
  maxLagMs?: number;
  size: number;
  logger: Logger;
}

const MAX_LAG_MS = 10_000;

/** Opens a pool that survives database restarts: a lost connection is dropped and the next query opens another. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, directUrl = url, readUrl, maxLagMs = MAX_LAG_MS, size, logger } = options;
  const pool = openPool(url, size, logger, directUrl === url ? {} : POOLED);
  const standby =
    readUrl === undefined
      ? null
      : openStandby({ primary: pool, pool: openPool(readUrl, size, logger), logger, maxLagMs });
  const processId = newId();
  const leasePool = openPool(directUrl, 1, logger, {
    onConnect: (client) => client.query(holdProcessLock(processId)),
  });
  let closing: Promise<void> | undefined;
  return {
    db: withTransactions(pool, standby),
    leaseDb: drizzle(leasePool),
    processId,
    pool,
    standby,
    check: async () => {
      await pool.query('select 1');
    },
    close: () => {
      closing ??= Promise.all([pool.end(), leasePool.end(), standby?.close()]).then(() => undefined);
      return closing;
    },
  };
}

/** Logs a warning if a pooler gives its sessions no limit for the time of a statement. */
export async function checkTimeLimit({ pool }: Database, logger: Logger): Promise<void> {
  const { rows } = await pool.query(`select current_setting('statement_timeout') as wait`);
  if (rows[0]?.wait !== '0') return;
  logger.warn({}, 'statements have no time limit: set connect_query of PgBouncer (docs/guides/operation.md)');
}

/** Replaces Drizzle's transaction, which leaks its connection if `begin` fails. Reads of a standby go there. */
function withTransactions(pool: pg.Pool, standby: Standby | null): Db {
  const db = drizzle(standby === null ? pool : withReads(pool, standby));
  db.transaction = (work, config) => {
    const transact = async (from: pg.Pool) => {
      const client = await from.connect();
      try {
        return await drizzle(client).transaction(work, config);
      } finally {
        client.release();
      }
    };
    return standby !== null && config?.accessMode === 'read only' ? standby.pick(transact) : transact(pool);
  };
  return db;
}

/** The pool, whose statements may go to the standby: one that writes is refused there, and repeated at the primary. */
function withReads(pool: pg.Pool, standby: Standby): pg.Pool {
  const query = (...given: unknown[]) =>
    standby.pick((from) => Reflect.apply<pg.Pool, unknown[], Promise<unknown>>(from.query, from, given));
  return new Proxy(pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  });
}

/** The server ends the sessions, locks and transactions of a machine that has lost its network after three seconds. */
const KEEPALIVE =
  '-c tcp_keepalives_idle=1 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=2 -c tcp_user_timeout=3000';
const SESSION = `-c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC ${KEEPALIVE}`;

/** Sends named statements without their names: the next transaction has another session of the pooler. */
class UnnamedClient extends pg.Client {
  override query = ((query: unknown, ...rest: unknown[]) => {
    const isNamed = typeof query === 'object' && query !== null && 'name' in query;
    return Reflect.apply(super.query, this, [isNamed ? { ...query, name: undefined } : query, ...rest]);
  }) as pg.Client['query'];
}

/** PgBouncer refuses options, and keeps the time zone for each of its clients. Its connect_query sets the timeouts. */
const POOLED: pg.PoolConfig = {
  Client: UnnamedClient,
  options: undefined,
  onConnect: (client) => client.query(`set timezone to 'UTC'`),
};

function openPool(url: string, size: number, logger: Logger, others: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 3_000,
    // This limit is for a server that no longer responds; its own statement_timeout is shorter.
    query_timeout: 20_000,
    // A new connection plans every query again, which delays concurrent requests.
    idleTimeoutMillis: 600_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 1_000,
    options: SESSION,
    ...others,
  });
  const warnLost = (err: Error) => logger.warn({ err }, 'a database connection was lost');
  // Without these listeners a database restart would crash this process: pg emits errors of idle clients on the pool,
  // and errors of a client that is being checked out on the client.
  pool.on('error', warnLost);
  pool.on('connect', (client) => client.on('error', warnLost));
  return pool;
}

/** 08: connection errors; 40P01: deadlock, as with a migration; 53300: too many connections; 57P0x: shutdown or startup. */
const UNAVAILABLE = /^(08|40P01|53300|57P0|ECONN|EPIPE|ETIMEDOUT|ENOENT|EAI_AGAIN|ENOTFOUND)/;
const DROPPED =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout|Client was closed/;

const UNIQUE_VIOLATION = '23505';

/** True if a row was refused because another one has the same unique value. */
export function isDuplicate(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === UNIQUE_VIOLATION) return true;
  return false;
}

/** True if the database was unreachable or could not wait, so a retry makes sense. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && UNAVAILABLE.test(String(at.code))) return true;
    if (DROPPED.test(at.message)) return true;
  }
  return false;
}
