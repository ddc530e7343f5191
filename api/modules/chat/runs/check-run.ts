import type { Db } from '../../../platform/db.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Ending } from './ending.ts';
import type { RunFinalizer } from './finalize.ts';
import { findRun } from './runs.repository.ts';
import type { RunRow } from './runs.schema.ts';

/**
 * Reads a run, and ends it first if its process has died. An address alone proves nothing: other processes may have the
 * same one, or this machine may not reach it. Undefined if there is none, or none of this user.
 */
export async function checkRun(
  parts: {
    db: Db;
    finalizer: Pick<RunFinalizer, 'interruptExpired' | 'endOrphaned'>;
    elsewhere: Pick<Elsewhere, 'isAlive'>;
  },
  runId: string,
  { ending, userId }: { ending: Ending; userId?: string },
): Promise<RunRow | undefined> {
  const { db, finalizer, elsewhere } = parts;
  const found = await findRun(db, runId);
  if (found === undefined || (userId !== undefined && found.run.userId !== userId)) return undefined;
  if (found.isExpired) await finalizer.interruptExpired(runId);
  else if (found.isOrphaned && !(await elsewhere.isAlive(found.run)))
    await finalizer.endOrphaned(runId, ending);
  else return found.run;
  return (await findRun(db, runId))?.run ?? found.run;
}
