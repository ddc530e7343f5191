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

/**
 * Migrates a database to this code's schema in one transaction: each migration once, then the functions and views whose
 * files changed; those without a file are dropped. Safe to run in several processes at once. Resolves to the number of
 * changes. Throws if an applied migration was changed, or with the name of the file that failed.
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
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await prepareRecords(client);
    const changes = await applyChanges(client, files);
    await client.query('commit');
    for (const change of changes) options.onApplied?.(change);
    return changes.length;
  } finally {
    await client.end();
  }
}

async function applyChanges(client: pg.Client, files: SqlFiles): Promise<string[]> {
  const applied = await readApplied(client);
  const migrations = pendingMigrations(files.migrations, applied.migrations);
  const declared = [...files.functions, ...files.views];
  const changed = declared.filter(({ object, hash }) => applied.declarations.get(object)?.hash !== hash);
  const removed = [...applied.declarations.values()].filter(
    (each) => !declared.some(({ object, kind }) => object === each.object && kind === each.kind),
  );
  if (migrations.length + changed.length + removed.length === 0) return [];

  // Views depend on columns and functions, so they are dropped while those change.
  const views = [...applied.declarations.values()].filter(({ kind }) => kind === 'view');
  await dropViews(client, views);
  for (const migration of migrations) await applyMigration(client, migration);
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

function pendingMigrations(files: SqlFile[], applied: Map<string, string>): SqlFile[] {
  return files.filter(({ name, hash }) => {
    const known = applied.get(name);
    if (known !== undefined && known !== hash)
      throw new Error(`${name} was changed after it was applied. Add a new migration instead.`);
    return known === undefined;
  });
}

async function applyMigration(client: pg.Client, migration: SqlFile) {
  try {
    await client.query(migration.text);
  } catch (error) {
    throw new Error(`${migration.name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  await recordMigration(client, migration);
}
