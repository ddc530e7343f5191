import type { Jobs } from './jobs.ts';

const USAGE =
  'Usage: npm run admin -- dead-letters list | dead-letters retry <id>…|all | dead-letters delete <id>…';

/** Runs `list`, `retry` or `delete` and returns the lines to print. Throws a usage error for other arguments. */
export async function runDeadLettersCommand(args: readonly string[], jobs: Jobs): Promise<string[]> {
  const [action, ...ids] = args;
  if (action === 'list' && ids.length === 0) return listLetters(jobs);
  if (ids.length === 0) throw new Error(USAGE);
  if (action === 'retry') {
    const moved = await jobs.retryDeadLetters(ids[0] === 'all' ? undefined : ids);
    return [`${count(moved)} will be retried`];
  }
  if (action !== 'delete' || ids[0] === 'all') throw new Error(USAGE);
  return [`${count(await jobs.deleteDeadLetters(ids))} deleted`];
}

async function listLetters(jobs: Jobs): Promise<string[]> {
  const letters = await jobs.listDeadLetters();
  if (letters.length === 0) return ['There are no dead letters.'];
  return letters.map(
    ({ id, name, failedAt, error, data }) =>
      `${id}  ${failedAt.toISOString()}  ${name} ${JSON.stringify(data)}: ${error}`,
  );
}

const count = (jobs: number) => (jobs === 1 ? '1 job' : `${jobs} jobs`);
