import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import type { Logger } from '../../platform/logger.ts';
import type { FindReferencedPictures } from '../../platform/module.ts';
import {
  deleteRecords,
  lockDue,
  recordFound,
  recordReferenced,
  recordUnreferenced,
} from './files.repository.ts';
import type { StoredFileRow } from './files.schema.ts';
import { deletePartialFiles, deletePicture, listPictures, pictureUrl } from './pictures.ts';

const deleteUnreferencedFiles = defineScheduledJob({
  name: 'files.delete-unreferenced',
  cron: '*/10 * * * *',
});
const scanFiles = defineScheduledJob({ name: 'files.scan', cron: '40 3 * * *' });
const DAY_MS = 86_400_000;
const CHECK_INTERVAL_MS = DAY_MS;
/** Unreferenced pictures are kept this long: an open page may still show one, and it may be referenced again. */
const GRACE_MS = 7 * DAY_MS;
/** Pictures per transaction. */
const BATCH_SIZE = 200;
/** Batches per run; the rest waits for the next run. */
const MAX_BATCHES = 50;
const SCAN_BATCH_SIZE = 500;
const PARTIAL_FILE_AGE_MS = 3_600_000;

interface CleanupParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  storage: FileStorage;
  /** One function for each module that stores addresses of pictures. */
  referencedBy: readonly FindReferencedPictures[];
}

/** Deletes pictures that have been unreferenced for a week. Safe to run in several processes at once. */
export function createFileCleanup({ db, clock, logger, storage, referencedBy }: CleanupParts) {
  async function tryDelete({ name }: StoredFileRow): Promise<boolean> {
    try {
      await deletePicture(storage, name);
      return true;
    } catch (err) {
      logger.warn({ err, name }, 'a picture could not be deleted and will be retried');
      return false;
    }
  }

  /** Returns the number of pictures checked. */
  const checkBatch = (limit: number): Promise<number> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const ago = (ms: number) => new Date(now.getTime() - ms);
      const due = await lockDue(tx, ago(CHECK_INTERVAL_MS), limit);
      const urls = due.map(({ name }) => pictureUrl(name));
      const referenced = new Set<string>();
      for (const find of referencedBy) for (const url of await find(tx, urls)) referenced.add(url);
      const isReferenced = (name: string) => referenced.has(pictureUrl(name));
      const deleted: string[] = [];
      const unreferenced: string[] = [];
      for (const row of due) {
        if (isReferenced(row.name)) continue;
        const isExpired = row.unreferencedSince !== null && row.unreferencedSince <= ago(GRACE_MS);
        (isExpired && (await tryDelete(row)) ? deleted : unreferenced).push(row.name);
      }
      await recordReferenced(tx, due.map(({ name }) => name).filter(isReferenced), now);
      await recordUnreferenced(tx, unreferenced, now);
      await deleteRecords(tx, deleted);
      return due.length;
    });

  /** Records pictures without a row, for example of a process that was killed between the two writes. */
  async function scan(): Promise<void> {
    let names: string[] = [];
    for await (const name of listPictures(storage)) {
      names.push(name);
      if (names.length < SCAN_BATCH_SIZE) continue;
      await recordFound(db, names, clock.now());
      names = [];
    }
    await recordFound(db, names, clock.now());
    await deletePartialFiles(storage, new Date(clock.now().getTime() - PARTIAL_FILE_AGE_MS));
  }

  /** Checks pictures that are due. */
  async function cleanUp(maxBatches = MAX_BATCHES, batchSize = BATCH_SIZE): Promise<void> {
    for (let left = maxBatches; left > 0 && (await checkBatch(batchSize)) === batchSize; left--);
  }

  return {
    cleanUp,
    scan,
    jobs: [handleJob(deleteUnreferencedFiles, () => cleanUp()), handleJob(scanFiles, scan)],
  };
}
