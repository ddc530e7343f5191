import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Logger } from '../../../platform/logger.ts';
import { repeat } from '../../../platform/repeat.ts';
import { urlOf } from '../encode-picture.ts';
import { findPictures, removePicture, removeTorn } from '../picture-files.ts';
import { forget, holdDue, noteFound, noteLeft, noteNamed } from './kept.repository.ts';
import type { KeptRow } from './kept.schema.ts';

const DAY_MS = 86_400_000;
/** Each picture is looked at so often. */
const LOOK_MS = DAY_MS;
/** So long one that nothing names is kept: a page that is open may show it still, and it may come back. */
const GRACE_MS = 7 * DAY_MS;
const EVERY_MS = 10 * 60_000;
/** Each batch is a transaction of its own, in which its rows are held. */
const BATCH = 200;
/** What is left of a pass waits for the next. */
const BATCHES = 50;
const FOUND_AT_ONCE = 500;
const TORN_MS = 3_600_000;

/** Which of these addresses somebody names. */
export type NamedAmong = (tx: Tx, urls: string[]) => Promise<string[]>;

interface SweepParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  filesFolder: string;
  /** Everybody who may name a picture. */
  namedBy: readonly NamedAmong[];
}

/** Removes the files of pictures that nothing has named for a week. Several processes may sweep at once. */
export function createPictureSweep({ db, clock, logger, filesFolder, namedBy }: SweepParts) {
  let hasFound = false;

  async function isRemoved({ name }: KeptRow): Promise<boolean> {
    try {
      await removePicture(filesFolder, name);
      return true;
    } catch (err) {
      logger.warn({ err, name }, 'a picture was not removed; it is tried again');
      return false;
    }
  }

  /** How many were looked at. */
  const lookAtSome = (most: number): Promise<number> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const ago = (ms: number) => new Date(now.getTime() - ms);
      const due = await holdDue(tx, ago(LOOK_MS), most);
      const urls = due.map(({ name }) => urlOf(name));
      const named = new Set<string>();
      for (const namedAmong of namedBy) for (const url of await namedAmong(tx, urls)) named.add(url);
      const gone: string[] = [];
      const left: string[] = [];
      for (const row of due) {
        if (named.has(urlOf(row.name))) continue;
        const isOver = row.leftAt !== null && row.leftAt <= ago(GRACE_MS);
        (isOver && (await isRemoved(row)) ? gone : left).push(row.name);
      }
      await noteNamed(
        tx,
        due.map(({ name }) => name).filter((name) => named.has(urlOf(name))),
        now,
      );
      await noteLeft(tx, left, now);
      await forget(tx, gone);
      return due.length;
    });

  /** Files that were written before anybody noted them, or by a process that was killed just then. */
  async function find(): Promise<void> {
    let some: string[] = [];
    for await (const name of findPictures(filesFolder)) {
      some.push(name);
      if (some.length < FOUND_AT_ONCE) continue;
      await noteFound(db, some, clock.now());
      some = [];
    }
    await noteFound(db, some, clock.now());
    await removeTorn(filesFolder, new Date(clock.now().getTime() - TORN_MS));
  }

  /** One pass of so many batches at most; the first of a process looks through the folder too. */
  async function sweep(batches = BATCHES, batch = BATCH): Promise<void> {
    if (!hasFound) await find();
    hasFound = true;
    for (let left = batches; left > 0 && (await lookAtSome(batch)) === batch; left--);
  }

  return { sweep, upkeep: repeat({ name: 'left pictures', everyMs: EVERY_MS, work: () => sweep(), logger }) };
}
