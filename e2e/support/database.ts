import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPERUSER } from '@storyloom/tools/postgres/init.ts';
import { Client, type QueryResultRow } from 'pg';
import { settings } from './site.ts';

/** The address of the site's database. */
export function databaseUrl(): string {
  const folder = join(settings.DATA_DIR ?? '', 'postgres');
  const port = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/storyloom`;
}

async function execute<Row extends QueryResultRow>(statement: string, values: unknown[]) {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return await client.query<Row>(statement, values);
  } finally {
    await client.end();
  }
}

/** Runs one statement; returns the number of rows. */
export const runStatement = async (statement: string, values: unknown[]): Promise<number> =>
  (await execute(statement, values)).rowCount ?? 0;

/** Runs one statement; returns its rows. */
export const query = async <Row extends QueryResultRow>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> => (await execute<Row>(statement, values)).rows;
