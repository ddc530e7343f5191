import type { TestApi } from './test-api.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What the API asks of the database during a call. */
export async function statementsOf(api: TestApi, call: () => Promise<unknown>): Promise<Statement[]> {
  const { pool } = api.database;
  const asked: Statement[] = [];
  const original = pool.query;
  pool.query = new Proxy(original, {
    apply(target, self, args: [string | { text: string }, unknown[]?]) {
      const text = typeof args[0] === 'string' ? args[0] : args[0].text;
      asked.push({ text, values: args[1] ?? [] });
      return Reflect.apply(target, self, args);
    },
  });
  await call();
  pool.query = original;
  return asked;
}

/**
 * The plan PostgreSQL makes for a statement when reading whole tables is its last resort: a table of test size is
 * otherwise read whole because it is small. What is still read whole has no index that would serve. Analysed, it tells
 * what was run of it, too.
 */
export async function planOf(
  api: TestApi,
  { text, values }: Statement,
  explain: 'explain' | 'explain (analyze)' = 'explain',
): Promise<string> {
  const client = await api.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`${explain} ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}
