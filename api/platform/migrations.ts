import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const FILE = /^\d{4}_[a-z0-9_]+\.sql$/;
/** Any constant: every process that migrates this database waits on the same one. */
const LOCK = 7_702_341;

interface Migration {
  name: string;
  hash: string;
  text: string;
}

export const migrationsFolder = join(import.meta.dirname, '..', 'migrations');

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      if (!FILE.test(name)) throw new Error(`Migration ${name} must be named like 0001_the_reason.sql.`);
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

type Queryable = Pick<pg.Client, 'query'>;

async function readApplied(client: Queryable): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.hash]));
}

/** Brings a database to this code's schema, once, whoever else tries at the same time. Gives how many files were applied. */
export async function migrate(options: {
  url: string;
  folder?: string;
  onApplied?(name: string): void;
}): Promise<number> {
  const migrations = await readMigrations(options.folder ?? migrationsFolder);
  const client = new pg.Client({ connectionString: options.url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    const applied = await readApplied(client);
    let count = 0;
    for (const { name, hash, text } of migrations) {
      const known = applied.get(name);
      if (known === hash) continue;
      if (known !== undefined)
        throw new Error(`Migration ${name} was changed after it ran. Add a new file instead.`);
      await apply(client, name, hash, text);
      options.onApplied?.(name);
      count += 1;
    }
    return count;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, name: string, hash: string, text: string) {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** The migrations this code needs that the database has not had; a newer database is fine (expand, then contract). */
export async function missingMigrations(pool: Queryable, folder = migrationsFolder): Promise<string[]> {
  const needed = await readMigrations(folder);
  const exists = await pool.query<{ found: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as found",
  );
  const applied = exists.rows[0]?.found ? await readApplied(pool) : new Map<string, string>();
  return needed.map((migration) => migration.name).filter((name) => !applied.has(name));
}
