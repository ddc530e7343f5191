import pg from 'pg';
import type { Logger } from 'pino';

/** Key of the advisory lock under which one process creates the tables. */
const lock = 7_310_220;

const tables = `
  CREATE SCHEMA IF NOT EXISTS registry;
  CREATE TABLE IF NOT EXISTS registry.releases (
    mfe text NOT NULL,
    build_id text NOT NULL,
    release jsonb NOT NULL,
    published_at timestamptz NOT NULL,
    stable_since timestamptz,
    withdrawn boolean NOT NULL DEFAULT false,
    PRIMARY KEY (mfe, build_id)
  );
  CREATE TABLE IF NOT EXISTS registry.live (
    mfe text PRIMARY KEY,
    stable text NOT NULL,
    last_known_good text,
    FOREIGN KEY (mfe, stable) REFERENCES registry.releases (mfe, build_id),
    FOREIGN KEY (mfe, last_known_good) REFERENCES registry.releases (mfe, build_id)
  );
  CREATE TABLE IF NOT EXISTS registry.audit (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    mfe text NOT NULL,
    action text NOT NULL CHECK (action IN ('publish', 'rollback', 'withdraw')),
    build_id text NOT NULL,
    -- 'installation': npm start published its own checkout.
    author text NOT NULL CHECK (author IN ('team', 'installation')),
    -- The proof of the checks; null for a rollback and a withdrawal.
    proof jsonb
  );
  -- Failures reported by hosts and browsers, as counts.
  CREATE TABLE IF NOT EXISTS registry.failures (
    mfe text NOT NULL,
    build_id text NOT NULL,
    composition text NOT NULL,
    phase text NOT NULL CHECK (phase IN ('load', 'render', 'draw')),
    reason text NOT NULL,
    part text NOT NULL,
    message text NOT NULL,
    count bigint NOT NULL,
    last_at timestamptz NOT NULL,
    PRIMARY KEY (mfe, build_id, composition, phase, reason),
    FOREIGN KEY (mfe, build_id) REFERENCES registry.releases (mfe, build_id)
  );
  CREATE TABLE IF NOT EXISTS registry.deployments (
    application text PRIMARY KEY CHECK (application IN ('shell', 'api')),
    versions jsonb NOT NULL,
    recorded_at timestamptz NOT NULL
  );
`;

/** Opens the pool and creates the registry's schema if it is missing, under an advisory lock. */
export async function openDatabase(url: string, log: Logger): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5_000 });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await client.query(tables);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => {});
    client.release();
  }
  return pool;
}
