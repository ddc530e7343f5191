import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Catalogue, query } from './house.ts';

/** Tables that grow with the catalogue; what search keeps of the hottest does not. */
const WHOLE_TABLE =
  /Seq Scan on (?:public\.)?(stories|story_versions|story_scores|story_days|story_readers|story_ranks|story_search)\b/;
/** PostgreSQL writes its log in the background. */
const WRITTEN_MS = 50;

/**
 * Asks once more with PostgreSQL writing down the plan of each statement, as it runs it, and gives the names of
 * those asks for which it read a whole table.
 */
export async function wholeTableReads(
  catalogue: Catalogue,
  asks: Readonly<Record<string, () => Promise<unknown>>>,
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
  for (const [name, ask] of Object.entries(asks)) {
    const from = statSync(catalogue.log).size;
    await ask();
    await sleep(WRITTEN_MS);
    const written = readFileSync(catalogue.log).subarray(from).toString();
    plans += written.split('plan:').length - 1;
    const table = WHOLE_TABLE.exec(written)?.[1];
    if (table !== undefined) found.push(`${name} (${table})`);
  }
  if (plans === 0) throw new Error('PostgreSQL wrote no plans down.');
  return { found, plans };
}
