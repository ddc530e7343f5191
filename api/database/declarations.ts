import pg from 'pg';
import type { DeclarationFile } from './sql-files.ts';

/** PostgreSQL's answer when `create or replace` would change a function's parameter names or result. */
const INVALID_FUNCTION_DEFINITION = '42P13';

type Named = { object: string };

/**
 * Creates or replaces functions and the triggers in their files, in any order: in a first pass bodies are not checked, so
 * a function may call one that follows. `createViews` runs between the passes. The second pass checks every body.
 */
export async function createFunctions(
  client: pg.Client,
  files: DeclarationFile[],
  createViews: () => Promise<void>,
): Promise<void> {
  await client.query('set local check_function_bodies = off');
  for (const file of files) {
    await dropTriggers(client, file);
    await replaceFunction(client, file);
  }
  await createViews();
  await client.query('set local check_function_bodies = on');
  for (const file of files) await apply(client, file);
}

export async function createViews(client: pg.Client, files: DeclarationFile[]): Promise<void> {
  for (const file of files) await apply(client, file);
}

export async function dropViews(client: pg.Client, views: Named[]): Promise<void> {
  for (const { object } of views) await client.query(`drop view if exists ${object}`);
}

export async function dropFunctions(client: pg.Client, functions: Named[]): Promise<void> {
  for (const each of functions) {
    await dropTriggers(client, each);
    for (const signature of await readSignatures(client, each)) await dropFunction(client, signature);
  }
}

/** `create or replace`, or drop and create where the parameters or the result changed. */
async function replaceFunction(client: pg.Client, file: DeclarationFile) {
  const before = await readSignatures(client, file);
  await client.query('savepoint replacing');
  try {
    await client.query(file.text);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== INVALID_FUNCTION_DEFINITION)
      throw failure(file, error);
    await client.query('rollback to savepoint replacing');
    for (const signature of before) await dropFunction(client, signature);
    await apply(client, file);
  }
  const after = await readSignatures(client, file);
  // With other parameter types the file has declared an overload beside the former function.
  if (after.length > 1) for (const signature of before) await dropFunction(client, signature);
}

async function dropFunction(client: pg.Client, signature: string) {
  await client.query(`drop function if exists ${signature}`);
}

async function dropTriggers(client: pg.Client, { object }: Named) {
  const { rows } = await client.query<{ trigger: string; table: string }>(
    `select quote_ident(t.tgname) as trigger, t.tgrelid::regclass::text as table
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where p.proname = $1 and p.pronamespace = 'public'::regnamespace and not t.tgisinternal`,
    [object],
  );
  for (const { trigger, table } of rows) await client.query(`drop trigger ${trigger} on ${table}`);
}

/** `points_hold(jsonb,timestamp with time zone)`, once for each overload. */
async function readSignatures(client: pg.Client, { object }: Named): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
      where proname = $1 and pronamespace = 'public'::regnamespace`,
    [object],
  );
  return rows.map(({ signature }) => signature);
}

async function apply(client: pg.Client, file: DeclarationFile) {
  try {
    await client.query(file.text);
  } catch (error) {
    throw failure(file, error);
  }
}

function failure(file: DeclarationFile, error: unknown): Error {
  return new Error(`${file.name} failed: ${error instanceof Error ? error.message : error}`, {
    cause: error,
  });
}
