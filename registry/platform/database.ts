import pg from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from './queries.ts';

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

/** The registry's tables. Runs at each start, so each statement must be repeatable. */
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
  -- Commit, author and note of the team.
  ALTER TABLE registry.releases ADD COLUMN IF NOT EXISTS about jsonb;
  -- Bytes that the registry counted.
  ALTER TABLE registry.releases ADD COLUMN IF NOT EXISTS size jsonb;
  CREATE TABLE IF NOT EXISTS registry.live (
    mfe text PRIMARY KEY,
    stable text NOT NULL,
    last_known_good text,
    FOREIGN KEY (mfe, stable) REFERENCES registry.releases (mfe, build_id),
    FOREIGN KEY (mfe, last_known_good) REFERENCES registry.releases (mfe, build_id)
  );
  -- Releases that a share of the visitors gets.
  CREATE TABLE IF NOT EXISTS registry.canaries (
    mfe text PRIMARY KEY REFERENCES registry.live (mfe) ON DELETE CASCADE,
    build_id text NOT NULL,
    basis_points integer NOT NULL CHECK (basis_points BETWEEN 1 AND 10000),
    since timestamptz NOT NULL,
    FOREIGN KEY (mfe, build_id) REFERENCES registry.releases (mfe, build_id)
  );
  -- Compositions that visitors may have got, as the builds of each micro-frontend.
  CREATE TABLE IF NOT EXISTS registry.compositions (
    id text PRIMARY KEY,
    mix jsonb NOT NULL
  );
  -- Documents that hosts counted, for each share that a canary had, and those that failed or were slow; without a canary
  -- with the share 0.
  CREATE TABLE IF NOT EXISTS registry.visits (
    mfe text NOT NULL,
    build_id text NOT NULL,
    basis_points integer NOT NULL,
    arm text NOT NULL,
    signal text NOT NULL,
    visits bigint NOT NULL,
    failures bigint NOT NULL,
    PRIMARY KEY (mfe, build_id, basis_points, arm, signal),
    FOREIGN KEY (mfe, build_id) REFERENCES registry.releases (mfe, build_id)
  );
  CREATE TABLE IF NOT EXISTS registry.audit (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    mfe text NOT NULL,
    action text NOT NULL,
    build_id text,
    -- 'installation': npm start published its own checkout.
    author text NOT NULL CHECK (author IN ('team', 'installation')),
    -- The proof of the checks of a publication.
    proof jsonb
  );
  ALTER TABLE registry.audit DROP CONSTRAINT IF EXISTS audit_action_check;
  ALTER TABLE registry.audit ALTER COLUMN build_id DROP NOT NULL;
  -- Name and id of the token that was used.
  ALTER TABLE registry.audit ADD COLUMN IF NOT EXISTS actor text;
  -- Note of a release, or reason of a lock.
  ALTER TABLE registry.audit ADD COLUMN IF NOT EXISTS note text;
  CREATE INDEX IF NOT EXISTS audit_mfe ON registry.audit (mfe, id);
  -- Changes that a gate or a lock refused.
  CREATE TABLE IF NOT EXISTS registry.refusals (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    mfe text NOT NULL,
    action text NOT NULL,
    build text,
    actor text NOT NULL,
    reason text NOT NULL
  );
  CREATE INDEX IF NOT EXISTS refusals_mfe ON registry.refusals (mfe, id);
  CREATE TABLE IF NOT EXISTS registry.locks (
    mfe text PRIMARY KEY,
    reason text NOT NULL,
    actor text NOT NULL,
    at timestamptz NOT NULL
  );
  CREATE TABLE IF NOT EXISTS registry.tokens (
    id text PRIMARY KEY,
    -- The micro-frontend or application that the token is for.
    scope text NOT NULL,
    name text NOT NULL,
    -- SHA-256 of the token.
    hash bytea NOT NULL UNIQUE,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz
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
  -- Places in the files of the build, of the last one.
  ALTER TABLE registry.failures ADD COLUMN IF NOT EXISTS stack jsonb;
  CREATE TABLE IF NOT EXISTS registry.deployments (
    application text PRIMARY KEY CHECK (application IN ('shell', 'api')),
    versions jsonb NOT NULL,
    recorded_at timestamptz NOT NULL
  );
`;
