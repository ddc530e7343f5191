import type { TestApi } from './test-api.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Records the statements that the API sends to the database during a call. */
export async function recordStatements(api: TestApi, call: () => Promise<unknown>): Promise<Statement[]> {
  const { pool } = api.database;
  const recorded: Statement[] = [];
  const original = pool.query;
  pool.query = new Proxy(original, {
    apply(target, self, args: [string | { text: string }, unknown[]?]) {
      const text = typeof args[0] === 'string' ? args[0] : args[0].text;
      recorded.push({ text, values: args[1] ?? [] });
      return Reflect.apply(target, self, args);
    },
  });
  await call();
  pool.query = original;
  return recorded;
}

/**
 * The plan of a statement with sequential scans disabled: PostgreSQL would scan small test tables otherwise. A
 * sequential scan in it means that no index fits. `explain (analyze)` also runs the statement.
 */
export async function explainStatement(
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
