import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import type { Logger } from '../../platform/logger.ts';
import { deleteNewest } from '../messages/messages.service.ts';
import type { RepliesInSaves } from './changes.ts';
import { isOrphaned, type LeftTree, listLeft } from './orphaned-trees.repository.ts';

const deleteOrphanedTrees = defineScheduledJob({ name: 'saves.delete-orphaned-trees', cron: '*/10 * * * *' });
/** How long a tree without a save is kept. */
const RETENTION_MS = 30 * 86_400_000;
/** Messages per transaction; each holds the lock of the reader's saves of the story. */
const BATCH = 500;
/** Batches per pass; the rest waits for the next, so that shutdown never waits long for a pass. */
const BATCHES = 50;

interface CleanupParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  replies: Pick<RepliesInSaves, 'hasActiveIn'>;
}

/** Deletes message trees that have had no save for 30 days. Several processes may run it at once. */
export function createOrphanedTreeCleanup({ db, clock, logger, replies }: CleanupParts) {
  /** Returns the number of messages deleted: 0 if the tree must stay or is deleted. */
  const deleteSome = (tree: LeftTree, before: Date, limit: number): Promise<number> =>
    db.transaction(async (tx) => {
      if (!(await isOrphaned(tx, tree, before))) return 0;
      return (await replies.hasActiveIn(tx, tree)) ? 0 : deleteNewest(tx, tree.rootId, limit);
    });

  async function run(batches = BATCHES, batch = BATCH): Promise<void> {
    const before = new Date(clock.now().getTime() - RETENTION_MS);
    let left = batches;
    for (const tree of await listLeft(db, before, batches)) {
      try {
        for (let deleted = batch; deleted === batch && left > 0; left--) {
          deleted = await deleteSome(tree, before, batch);
        }
      } catch (err) {
        logger.warn(
          { err, rootId: tree.rootId },
          'could not delete an orphaned tree; the next pass tries again',
        );
      }
      if (left === 0) return;
    }
  }

  return { run, job: handleJob(deleteOrphanedTrees, () => run()) };
}
