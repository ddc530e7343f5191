import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../processes/database.ts';
import type { Catalogue } from './catalogues.ts';

/** Tables that grow with the catalogue, unlike the table of hot search documents. */
const TABLE_SCAN =
  /Seq Scan on (?:public\.)?(stories|story_versions|story_scores|story_days|story_readers|story_ranks|story_search)\b/;
/** PostgreSQL writes its log asynchronously. */
const LOG_DELAY_MS = 50;

/**
 * Repeats the requests with auto_explain, which logs the plan of each executed statement. Returns the labels of requests with
 * a sequential scan of a large table.
 */
export async function findTableScans(
  catalogue: Catalogue,
  requests: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<{ found: string[]; plans: number }> {
  const database = new URL(catalogue.databaseUrl).pathname.slice(1);
  for (const setting of [
    `session_preload_libraries = 'auto_explain'`,
    'auto_explain.log_min_duration = 0',
    'auto_explain.log_nested_statements = on',
  ])
    await query(catalogue.databaseUrl, `alter database ${database} set ${setting}`);
  await catalogue.restart();
  const found: string[] = [];
  let plans = 0;
  for (const [name, send] of Object.entries(requests)) {
    const from = statSync(catalogue.log).size;
    await send();
    await sleep(LOG_DELAY_MS);
    const written = readFileSync(catalogue.log).subarray(from).toString();
    plans += written.split('plan:').length - 1;
    const table = TABLE_SCAN.exec(written)?.[1];
    if (table !== undefined) found.push(`${name} (${table})`);
  }
  if (plans === 0) throw new Error('PostgreSQL logged no plans.');
  return { found, plans };
}
