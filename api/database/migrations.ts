import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  forgetDeclarations,
  prepareRecords,
  readApplied,
  recordDeclarations,
  recordMigration,
} from './applied-files.ts';
import { createFunctions, createViews, dropFunctions, dropViews } from './declarations.ts';
import { readSqlFiles, type SqlFile, type SqlFiles } from './sql-files.ts';

/** Any constant: every process that migrates this database takes the same advisory lock. */
const LOCK = 7_702_341;
const ASK_AGAIN_MS = 200;
/** Requests wait behind a migration that waits for a lock, so it gives up, changes nothing and tries again. Autovacuum makes way after 1 s. */
const LOCK_TIMEOUT = '1200ms';
const TRIES = 4;
const TRY_AGAIN_MS = 500;
/** A deadlock, and a lock that was not to be had in time. */
const BUSY = new Set<unknown>(['40P01', '55P03']);

/** True for a file of indexes that are built or dropped while others write to the table. */
const isConcurrent = ({ text }: SqlFile) => /^(?:create|drop) .*index concurrently /im.test(text);

/**
 * Migrates a database to this code's schema in one transaction: each migration once, then the functions and views whose
 * files changed; those without a file are dropped. Indexes that are built concurrently follow, each by itself. Safe to run in
 * several processes at once. Resolves to the number of changes. Throws if an applied migration was changed, or with the name of the file that failed.
 */
export async function migrate(options: {
  url: string;
  folder?: string;
  onApplied?(change: string): void;
}): Promise<number> {
  const files = await readSqlFiles(options.folder);
  const client = new pg.Client({ connectionString: options.url });
  await client.connect();
  try {
    await takeLock(client);
    const changes = await applyTransaction(client, files);
    const built = await applyConcurrent(client, files);
    for (const change of [...changes, ...built]) options.onApplied?.(change);
    return changes.length + built.length;
  } finally {
    await client.end();
  }
}

/** Waits without a statement that is waiting: an index that is built concurrently would wait for that. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_held', [LOCK]);
    if (rows[0]?.is_held) return;
    await sleep(ASK_AGAIN_MS);
  }
}

async function applyTransaction(client: pg.Client, files: SqlFiles): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query('begin');
      await prepareRecords(client);
      const changes = await applyChanges(client, files);
      await client.query('commit');
      return changes;
    } catch (error) {
      await client.query('rollback');
      if (tries === TRIES || !isBusy(error)) throw error;
      await sleep(TRY_AGAIN_MS);
    }
  }
}

function isBusy(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && BUSY.has(cause.code);
}

async function applyConcurrent(client: pg.Client, files: SqlFiles): Promise<string[]> {
  const { migrations } = await readApplied(client);
  const pending = pendingMigrations(files.migrations.filter(isConcurrent), migrations);
  for (const migration of pending) await applyMigration(client, migration, migration.text.split(/;\s*$/m));
  return pending.map(({ name }) => name);
}

async function applyChanges(client: pg.Client, files: SqlFiles): Promise<string[]> {
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  const applied = await readApplied(client);
  // A new database has no other users, and later migrations may need the indexes of earlier ones.
  const isNew = applied.migrations.size === 0;
  const migrations = pendingMigrations(files.migrations, applied.migrations).filter(
    (each) => isNew || !isConcurrent(each),
  );
  const declared = [...files.functions, ...files.views];
  const changed = declared.filter(({ object, hash }) => applied.declarations.get(object)?.hash !== hash);
  const removed = [...applied.declarations.values()].filter(
    (each) => !declared.some(({ object, kind }) => object === each.object && kind === each.kind),
  );
  if (migrations.length + changed.length + removed.length === 0) return [];

  // Views depend on columns and functions, so they are dropped while those change.
  const views = [...applied.declarations.values()].filter(({ kind }) => kind === 'view');
  await dropViews(client, views);
  for (const migration of migrations)
    await applyMigration(client, migration, [withoutConcurrently(migration.text)]);
  // A migration may replace a table and lose its triggers, or break the body of an unchanged function.
  const functions =
    migrations.length > 0 ? files.functions : changed.filter(({ kind }) => kind === 'function');
  await createFunctions(client, functions, () => createViews(client, files.views));
  await dropFunctions(
    client,
    removed.filter(({ kind }) => kind === 'function'),
  );
  await forgetDeclarations(client, removed);
  await recordDeclarations(client, changed);
  return [...migrations, ...changed]
    .map(({ name }) => name)
    .concat(removed.map(({ kind, object }) => `${kind} ${object} (dropped)`));
}

const withoutConcurrently = (text: string): string => text.replaceAll(/\bindex concurrently\b/gi, 'index');

function pendingMigrations(files: SqlFile[], applied: Map<string, string>): SqlFile[] {
  return files.filter(({ name, hash }) => {
    const known = applied.get(name);
    if (known !== undefined && known !== hash)
      throw new Error(`${name} was changed after it was applied. Add a new migration instead.`);
    return known === undefined;
  });
}

async function applyMigration(client: pg.Client, migration: SqlFile, statements: readonly string[]) {
  try {
    for (const statement of statements) await client.query(statement);
  } catch (error) {
    throw new Error(`${migration.name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  await recordMigration(client, migration);
}
