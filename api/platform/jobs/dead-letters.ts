import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { DeadLetter } from './jobs.ts';
import { DEAD_LETTERS } from './queues.ts';

export async function listDeadLetters(boss: PgBoss): Promise<DeadLetter[]> {
  const jobs = await boss.findJobs<object>(DEAD_LETTERS, { queued: true });
  return jobs.map(toDeadLetter).sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime());
}

/** The number of dead letters by the name of their kind. */
export async function countDeadLetters(boss: PgBoss): Promise<Map<string, number>> {
  const { rows } = await boss.getDb().executeSql(
    `select source_name as name, count(*)::int as letters from pgboss.job
       where name = $1 and state < 'active' group by source_name`,
    [DEAD_LETTERS],
  );
  return new Map((rows as { name: string; letters: number }[]).map(({ name, letters }) => [name, letters]));
}

function toDeadLetter(job: JobWithMetadata<object>): DeadLetter {
  const output = job.sourceOutput as { message?: unknown } | null;
  return {
    id: job.id,
    name: job.sourceName ?? '',
    data: job.data,
    sentAt: job.sourceCreatedOn ?? job.createdOn,
    failedAt: job.createdOn,
    error: typeof output?.message === 'string' ? output.message : JSON.stringify(output),
  };
}

export function retryDeadLetters(boss: PgBoss, ids?: readonly string[]): Promise<number> {
  return boss.redrive(DEAD_LETTERS, ids === undefined ? {} : { ids: [...ids] });
}

export async function deleteDeadLetters(boss: PgBoss, ids: readonly string[]): Promise<number> {
  const known = new Set((await listDeadLetters(boss)).map(({ id }) => id));
  const found = ids.filter((id) => known.has(id));
  if (found.length > 0) await boss.deleteJob(DEAD_LETTERS, found);
  return found.length;
}
