import pg from 'pg';

/** A database session that keeps locks until it is released. */
export interface HeldLock {
  /** Runs another statement in the session's transaction. */
  query(text: string, values?: unknown[]): Promise<unknown>;
  /** The number of sessions of the database that wait for a lock. */
  waiters(): Promise<number>;
  /** Commits and closes the session. A second call does nothing. */
  release(): Promise<void>;
}

/** Takes locks by a statement, in a transaction of its own. Statements that need them wait until they are released. */
export async function holdLock(url: string, text: string, values: unknown[] = []): Promise<HeldLock> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(text, values);
  let released: Promise<void> | undefined;
  return {
    query: (more, its = []) => client.query(more, its),
    async waiters() {
      // Otherwise the transaction sees one snapshot of the activity.
      await client.query('select pg_stat_clear_snapshot()');
      const { rows } = await client.query<{ total: number }>(
        `select count(*)::int as total from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.total ?? 0;
    },
    release() {
      released ??= client.query('commit').then(() => client.end());
      return released;
    },
  };
}
