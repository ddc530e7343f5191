import type pg from 'pg';
import { type DeclarationFile, readSqlFiles, type SqlFile } from './sql-files.ts';

type Queryable = Pick<pg.Client, 'query'>;

export type AppliedDeclaration = Pick<DeclarationFile, 'kind' | 'object' | 'hash'>;

/** Creates the tables that record what was applied. */
export async function prepareRecords(client: Queryable): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  // Former hashes are kept: they tell a database that is newer than the code from an older one.
  await client.query(`create table if not exists schema_declarations (
    object text not null, kind text not null, hash text not null, is_current boolean not null,
    applied_at timestamptz not null default now(), primary key (object, kind, hash))`);
}

/** Migrations by name, as hashes; functions and views by name, in their current form. */
export async function readApplied(client: Queryable) {
  const migrations = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations',
  );
  const declarations = await client.query<AppliedDeclaration>(
    'select object, kind, hash from schema_declarations where is_current',
  );
  return {
    migrations: new Map(migrations.rows.map(({ name, hash }) => [name, hash])),
    declarations: new Map(declarations.rows.map((row) => [row.object, row])),
  };
}

export async function recordMigration(client: Queryable, { name, hash }: SqlFile): Promise<void> {
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
}

export async function recordDeclarations(client: Queryable, files: DeclarationFile[]): Promise<void> {
  for (const { object, kind, hash } of files) {
    await client.query('update schema_declarations set is_current = false where object = $1', [object]);
    await client.query(
      `insert into schema_declarations (object, kind, hash, is_current) values ($1, $2, $3, true)
        on conflict (object, kind, hash) do update set is_current = true, applied_at = now()`,
      [object, kind, hash],
    );
  }
}

export async function forgetDeclarations(client: Queryable, removed: AppliedDeclaration[]): Promise<void> {
  for (const { object, kind } of removed)
    await client.query('delete from schema_declarations where object = $1 and kind = $2', [object, kind]);
}

/**
 * Names of the files that this code needs and that were never applied to the database. A database newer than the code
 * lacks nothing: every migration, and every function and view in this form, was applied to it.
 */
export async function findMissingFiles(pool: Queryable, folder?: string): Promise<string[]> {
  const { migrations, functions, views } = await readSqlFiles(folder);
  const exists = await pool.query<{ found: boolean }>(
    "select to_regclass('public.schema_declarations') is not null as found",
  );
  if (!exists.rows[0]?.found) return [...migrations, ...functions, ...views].map(({ name }) => name);
  const applied = await pool.query<{ key: string }>(
    `select name as key from schema_migrations
      union all select object || ' ' || hash from schema_declarations`,
  );
  const keys = new Set(applied.rows.map(({ key }) => key));
  return [
    ...migrations.filter(({ name }) => !keys.has(name)),
    ...[...functions, ...views].filter(({ object, hash }) => !keys.has(`${object} ${hash}`)),
  ].map(({ name }) => name);
}
