import { join } from 'node:path';
import { startPostgres } from '@storyloom/tools/postgres/server.ts';
import { ports } from '../ports.ts';
import { startApi } from '../processes/api.ts';
import type { Child } from '../processes/child.ts';
import { query, seedDatabase } from '../processes/database.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';
import { COLD_WORD } from './requests.ts';

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
    const begun = performance.now();
    const databaseUrl = await seedDatabase(server.url, { name, stories: counts[name], dataDir: home });
    say(`reach: ${counts[name]} stories in ${Math.round((performance.now() - begun) / 1000)} s`);
    await query(databaseUrl, FREEZE, [COLD_WORD, COLD_STORIES]);
    await query(databaseUrl, 'vacuum analyze');
    const env = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: home,
      API_PORT: String(port),
      RATE_LIMIT_FACTOR: '1000',
    };
    let api: Child | undefined;
    const restart = async () => {
      await api?.stop();
      api = await startApi({ name: `api-${name}`, env });
    };
    await restart();
    return { stories: counts[name], databaseUrl, port, log, restart };
  };
  return { small: await start('small', ports.reachSmall), large: await start('large', ports.reachLarge) };
}

const FREEZE = `
  update stories set summary = 'A ' || $1::text || ' tale'
  where id in (select story_id from story_scores order by trending_score limit $2::int)`;
