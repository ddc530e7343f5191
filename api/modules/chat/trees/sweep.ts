import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import type { Job } from '../../../platform/job.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Archives, LeftTree } from '../../archives/archives.service.ts';
import { deleteNewest, isWritten } from './trees.repository.ts';

/** So long a tree is kept on which no save stands any more. */
const KEPT_MS = 30 * 86_400_000;
const EVERY_MS = 10 * 60_000;
/** Each batch is a transaction of its own, in which the reader's saves of the story are held. */
const BATCH = 500;
/** What is left of a pass waits for the next, so that the database has its rest and a stop is not kept waiting. */
const BATCHES = 50;

interface SweepParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  archives: Pick<Archives, 'left' | 'isAbandoned'>;
}

/** Deletes the trees that no save has stood on for 30 days. Several processes may sweep at once. */
export function createTreeSweep({ db, clock, logger, archives }: SweepParts) {
  /** How many messages were deleted; none of a tree that has to stay, or of which nothing is left. */
  const sweepSome = (tree: LeftTree, before: Date, most: number): Promise<number> =>
    db.transaction(async (tx) => {
      if (!(await archives.isAbandoned(tx, tree, before))) return 0;
      return (await isWritten(tx, tree)) ? 0 : deleteNewest(tx, tree, most);
    });

  /** One pass of so many batches at most. */
  async function sweep(batches = BATCHES, batch = BATCH): Promise<void> {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    let left = batches;
    for (const tree of await archives.left(before, batches)) {
      try {
        for (let deleted = batch; deleted === batch && left > 0; left--) {
          deleted = await sweepSome(tree, before, batch);
        }
      } catch (err) {
        logger.warn({ err, rootId: tree.rootId }, 'a dropped tree was not swept; it is tried again');
      }
      if (left === 0) return;
    }
  }

  const job: Job = { name: 'delete orphaned trees', intervalMs: EVERY_MS, run: () => sweep() };
  return { sweep, job };
}
