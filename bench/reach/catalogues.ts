import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '@storyloom/tools/postgres/server.ts';
import { Client } from 'pg';
import { ports } from '../ports.ts';
import { type Child, root, startChild } from '../processes/child.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';
import { COLD_WORD } from './requests.ts';

const run = promisify(execFile);
/** Number of the coldest stories that get the cold word. */
const COLD_STORIES = 300;

/** A catalogue with its own database and API. */
export interface Catalogue {
  stories: number;
  databaseUrl: string;
  port: number;
  /** Log file of PostgreSQL, shared by both catalogues. */
  log: string;
  /** Restarts the API. */
  restart(): Promise<void>;
}

/**
 * Starts two catalogues on one PostgreSQL, seeded by the product's command. In a `keep` folder they stay for the next run,
 * which seeds missing stories only.
 */
export async function startCatalogues(
  counts: { small: number; large: number },
  keep: string | undefined,
  say: (line: string) => void,
): Promise<{ small: Catalogue; large: Catalogue }> {
  const home = keep ?? scratch();
  const dir = join(home, 'reach');
  const server = await startPostgres({ dir });
  onStop(server.stop);
  const log = join(dir, 'postgres.log');
  const start = async (name: 'small' | 'large', port: number): Promise<Catalogue> => {
    const url = new URL(server.url);
    const [known] = await query(server.url, 'select from pg_database where datname = $1', [name]);
    if (known === undefined) await query(server.url, `create database ${name}`);
    url.pathname = `/${name}`;
    const env = {
      DATABASE_URL: url.href,
      DATA_DIR: home,
      API_PORT: String(port),
      RATE_LIMIT_FACTOR: '1000',
    };
    const begun = performance.now();
    for (const args of [['api/migrate.ts'], ['api/seed.ts', '--count', String(counts[name])]])
      await run(process.execPath, args, {
        cwd: root,
        env: { ...process.env, ...env },
        maxBuffer: 64 * 2 ** 20,
      });
    say(`reach: ${counts[name]} stories in ${Math.round((performance.now() - begun) / 1000)} s`);
    await query(url.href, FREEZE, [COLD_WORD, COLD_STORIES]);
    await query(url.href, 'vacuum analyze');
    let api: Child | undefined;
    const restart = async () => {
      await api?.stop();
      api = await startChild({ name: `api-${name}`, script: 'api/main.ts', env });
    };
    await restart();
    return { stories: counts[name], databaseUrl: url.href, port, log, restart };
  };
  return { small: await start('small', ports.reachSmall), large: await start('large', ports.reachLarge) };
}

const FREEZE = `
  update stories set summary = 'A ' || $1::text || ' tale'
  where id in (select story_id from story_scores order by trending_score limit $2::int)`;

export async function query(url: string, text: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
