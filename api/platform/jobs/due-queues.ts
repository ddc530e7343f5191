import type { PgBoss } from 'pg-boss';

/** The queues among these that have a job that can start now: nobody is notified when the time of a delayed one comes. */
export async function findDueQueues(boss: PgBoss, names: readonly string[]): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select queue.name from unnest($1::text[]) as queue (name) where exists (
       select from pgboss.job where job.name = queue.name and state < 'active' and not blocked
         and start_after <= pgboss.job_now())`,
    [names],
  );
  return rows.map(({ name }) => String(name));
}
