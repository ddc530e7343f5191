import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPERUSER } from '@storyloom/tools/postgres/init.ts';
import { Client } from 'pg';
import { settings } from './site.ts';

/** The address of the site's database. */
export function databaseUrl(): string {
  const folder = join(settings.DATA_DIR ?? '', 'postgres');
  const port = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/storyloom`;
}

/** Runs one statement; returns the number of rows. */
export async function runStatement(statement: string, values: unknown[]): Promise<number> {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
