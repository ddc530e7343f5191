import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { root } from './child.ts';

const run = promisify(execFile);

export async function query(url: string, text: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Creates a database unless it exists, with the schema, and with the seed's stories unless `stories` is 0. Returns its URL. */
export async function seedDatabase(
  serverUrl: string,
  { name, stories, dataDir }: { name: string; stories: number; dataDir: string },
): Promise<string> {
  const url = new URL(serverUrl);
  const [known] = await query(serverUrl, 'select from pg_database where datname = $1', [name]);
  if (known === undefined) await query(serverUrl, `create database ${name}`);
  url.pathname = `/${name}`;
  const seed = stories === 0 ? [] : [['api/seed.ts', '--count', String(stories)]];
  for (const args of [['api/migrate.ts'], ...seed])
    await run(process.execPath, args, {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url.href, DATA_DIR: dataDir },
      maxBuffer: 64 * 2 ** 20,
    });
  return url.href;
}
