import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { defineScheduledJob, handleJob } from '../../../platform/jobs/job.ts';
import type { Logger } from '../../../platform/logger.ts';
import { imageUrl } from '../encode-image.ts';
import { deleteImage, deletePartialFiles, listImages } from '../image-files.ts';
import {
  deleteRecords,
  lockDue,
  recordFound,
  recordReferenced,
  recordUnreferenced,
} from './retention.repository.ts';
import type { StoredImageRow } from './retention.schema.ts';

const sweepImages = defineScheduledJob({ name: 'images.sweep', cron: '*/10 * * * *' });
const DAY_MS = 86_400_000;
const CHECK_INTERVAL_MS = DAY_MS;
/** Unreferenced images are kept this long: an open page may still show one, and it may be referenced again. */
const GRACE_MS = 7 * DAY_MS;
/** Images per transaction. */
const BATCH_SIZE = 200;
/** Batches per run; the rest waits for the next run. */
const MAX_BATCHES = 50;
const SCAN_BATCH_SIZE = 500;
const PARTIAL_FILE_AGE_MS = 3_600_000;

/** Returns those of the image addresses that a module still references. */
export type FindReferenced = (tx: Tx, urls: string[]) => Promise<string[]>;

interface CleanupParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  filesFolder: string;
  /** One function for each module that stores image addresses. */
  referencedBy: readonly FindReferenced[];
}

/** Deletes images that have been unreferenced for a week. Safe to run in several processes at once. */
export function createImageCleanup({ db, clock, logger, filesFolder, referencedBy }: CleanupParts) {
  let hasScanned = false;

  async function tryDelete({ name }: StoredImageRow): Promise<boolean> {
    try {
      await deleteImage(filesFolder, name);
      return true;
    } catch (err) {
      logger.warn({ err, name }, 'an image could not be deleted and will be retried');
      return false;
    }
  }

  /** Returns the number of images checked. */
  const checkBatch = (limit: number): Promise<number> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const ago = (ms: number) => new Date(now.getTime() - ms);
      const due = await lockDue(tx, ago(CHECK_INTERVAL_MS), limit);
      const urls = due.map(({ name }) => imageUrl(name));
      const referenced = new Set<string>();
      for (const find of referencedBy) for (const url of await find(tx, urls)) referenced.add(url);
      const isReferenced = (name: string) => referenced.has(imageUrl(name));
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

  /** Records files without a row, for example of a process that was killed between the two writes. */
  async function scanFolder(): Promise<void> {
    let names: string[] = [];
    for await (const name of listImages(filesFolder)) {
      names.push(name);
      if (names.length < SCAN_BATCH_SIZE) continue;
      await recordFound(db, names, clock.now());
      names = [];
    }
    await recordFound(db, names, clock.now());
    await deletePartialFiles(filesFolder, new Date(clock.now().getTime() - PARTIAL_FILE_AGE_MS));
  }

  /** One run. The first one of a process scans the folder as well. */
  async function cleanUp(maxBatches = MAX_BATCHES, batchSize = BATCH_SIZE): Promise<void> {
    if (!hasScanned) await scanFolder();
    hasScanned = true;
    for (let left = maxBatches; left > 0 && (await checkBatch(batchSize)) === batchSize; left--);
  }

  return { cleanUp, job: handleJob(sweepImages, () => cleanUp()) };
}
