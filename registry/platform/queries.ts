import type pg from 'pg';

/** Runs statements: the pool, or the client of a transaction. */
export type Handle = pg.Pool | pg.PoolClient;

export async function rowsOf<Row extends pg.QueryResultRow>(
  db: Handle,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await db.query<Row>(sql, values)).rows;
}

/** The first row; null if there is none. */
export async function rowOf<Row extends pg.QueryResultRow>(
  ...statement: Parameters<typeof rowsOf>
): Promise<Row | null> {
  return (await rowsOf<Row>(...statement))[0] ?? null;
}

/** Runs `work` in one transaction, which is rolled back if it throws. */
export async function inTransaction<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
