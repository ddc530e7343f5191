import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Db } from '../../../../platform/db.ts';
import { readMessage } from '../../message-view.ts';
import type { ChatTimings } from '../../timings.ts';
import { checkRun } from '../check-run.ts';
import type { Elsewhere } from '../elsewhere.ts';
import { interruptedEnding } from '../ending.ts';
import { interruptedEvent, type RunFinalizer } from '../finalize.ts';
import { joinChunks, type ReplyLog } from '../reply-log/reply-log.ts';
import {
  countListeners,
  createRun,
  enterStage,
  notify,
  type Run,
  replaceText,
  retract,
  toIdentity,
} from '../run.ts';
import type { RunRow } from '../runs.schema.ts';
import type { LiveEntry, LiveLog } from './live-log.ts';

/** Number of reads without an entry that could be added after which the database is asked, too. */
const QUIET_READS = 3;
/** Of connections to the database, which readers here need as well. */
const STORED_READS_AT_ONCE = 2;
/** The owner stops a run with its next write, unless it has died. */
const STOP_MS = 3_000;

interface Followed {
  run: Run;
  startText: string;
  liveText: string;
  /** Text that the owner has withdrawn last. The database may still contain it. */
  withdrawn: string | null;
  /** Id of the last entry that was added. */
  last: string;
  /** Position of the next entry, if Valkey has lost text before it: the database has that. */
  gapEnd: number | null;
  quietReads: number;
  /** True while the database is asked. */
  isAsked: boolean;
}

/** Replies of other processes, each read once for all of its readers here, as long as it has one. */
export function createFollowedRuns(parts: {
  db: Db;
  liveLog: LiveLog;
  /** The log in the database. */
  stored: Pick<ReplyLog, 'read'>;
  finalizer: RunFinalizer;
  timings: Pick<ChatTimings, 'liveMs'>;
}): Elsewhere {
  const { db, liveLog, stored, finalizer } = parts;
  const all = new Map<string, Followed>();
  const limit = pLimit(STORED_READS_AT_ONCE);
  let isReading = false;
  const elsewhere: Elsewhere = {
    async stream(row, { serve }) {
      const { run } = await follow(row);
      return serve(run);
    },
    async stop(row) {
      const isRequested = await liveLog.requestStop(row.owner, row.id).then(
        () => true,
        () => false,
      );
      if (!isRequested) return undefined;
      const { run } = await follow(row);
      const stopped = () => undefined;
      const waiting = new AbortController();
      run.listeners.add(stopped);
      await Promise.race([run.ended, sleep(STOP_MS, undefined, waiting).catch(stopped)]);
      waiting.abort();
      run.listeners.delete(stopped);
      return undefined;
    },
    // Without an answer, its lease decides.
    isAlive: (run) => liveLog.isAlive(run.owner).catch(() => true),
    countFollowers: () => countListeners([...all.values()].map(({ run }) => run)),
    close() {
      for (const { run } of all.values()) notify(run);
      all.clear();
    },
  };

  async function follow(row: RunRow): Promise<Followed> {
    const known = all.get(row.id);
    if (known !== undefined) return known;
    const { text: startText } = await readMessage(db, row.messageId);
    const run = createRun(toIdentity(row), startText);
    const followed: Followed = {
      run,
      startText,
      liveText: startText,
      withdrawn: null,
      last: '0',
      gapEnd: null,
      quietReads: 0,
      isAsked: false,
    };
    await readNext([followed]);
    await readStored(followed).catch(() => undefined);
    // Another reader may have come meanwhile.
    const first = all.get(row.id);
    if (first !== undefined) return first;
    all.set(row.id, followed);
    if (!isReading) readLater();
    return followed;
  }

  async function readAll(): Promise<void> {
    for (const [id, { run }] of all) if (run.terminal !== null || run.listeners.size === 0) all.delete(id);
    for (const followed of await readNext([...all.values()])) {
      if (followed.isAsked) continue;
      followed.isAsked = true;
      // An unavailable database is asked again.
      limit(() => readStored(followed))
        .catch(() => undefined)
        .finally(() => {
          followed.isAsked = false;
        });
    }
    readLater();
  }

  function readLater(): void {
    isReading = all.size > 0;
    if (isReading) setTimeout(readAll, parts.timings.liveMs);
  }

  /** Reads new entries. Returns the runs of which the database should be asked: they have ended, miss text, or had no entry for long. */
  async function readNext(those: Followed[]): Promise<Followed[]> {
    const ids = new Map(those.map(({ run, last }) => [run.runId, last]));
    const found = await liveLog.readAfter(ids).catch(() => undefined);
    return those.filter((followed) => {
      const hadGap = followed.gapEnd !== null;
      const { hasEnded, hasAdded } = add(followed, found?.get(followed.run.runId) ?? []);
      followed.quietReads = hasAdded ? 0 : followed.quietReads + 1;
      const isNewGap = followed.gapEnd !== null && !hadGap;
      return hasEnded || isNewGap || (followed.quietReads > 0 && followed.quietReads % QUIET_READS === 0);
    });
  }

  /** Shows what a run has in the database: the logged text, or how it ended; ends it first if its process has died. */
  async function readStored(followed: Followed): Promise<void> {
    const { run, startText } = followed;
    const row = await checkRun({ db, finalizer, elsewhere }, run.runId, { ending: interruptedEnding });
    if (row?.state === 'running') {
      const text = await stored.read(run.runId, startText);
      if (isWithdrawn(followed, text)) return;
      if (followed.gapEnd !== null && text.length >= followed.gapEnd)
        followed.liveText = text.slice(0, followed.gapEnd);
      if (text.length > run.text.length) replaceText(run, text);
      return;
    }
    if (row === undefined) return run.end(interruptedEvent);
    const message = await readMessage(db, row.messageId);
    replaceText(run, message.text);
    run.options = message.options;
    run.end(await finalizer.readTerminal(row));
  }

  return elsewhere;
}

/** Adds entries to the text of a run. Those behind text that Valkey has lost wait for the text of the database. */
function add(followed: Followed, entries: LiveEntry[]): { hasEnded: boolean; hasAdded: boolean } {
  const { run } = followed;
  let last: LiveEntry | undefined;
  followed.gapEnd = null;
  for (const entry of entries) {
    if (entry.isEnd) {
      // While the database is asked for the end, the next poll begins behind this text.
      if (last) followed.last = last.id;
      return { hasEnded: true, hasAdded: last !== undefined };
    }
    if (entry.startsAt > followed.liveText.length) {
      followed.gapEnd ??= entry.startsAt;
      continue;
    }
    followed.gapEnd = null;
    last = entry;
    const before = followed.liveText;
    followed.liveText = joinChunks(before, [entry]);
    // The owner sends the whole text again after a failure, which continues the text before.
    if (followed.liveText.startsWith(before)) continue;
    followed.withdrawn = before;
    retract(run);
  }
  if (last === undefined) return { hasEnded: false, hasAdded: false };
  followed.last = last.id;
  // The database may have had more already.
  if (!run.text.startsWith(followed.liveText)) replaceText(run, followed.liveText);
  if (run.stage !== last.stage) enterStage(run, last.stage);
  return { hasEnded: false, hasAdded: true };
}

/** True for a text of the database that the owner has withdrawn since. */
const isWithdrawn = ({ withdrawn }: Followed, text: string): boolean =>
  withdrawn !== null && (text.startsWith(withdrawn) || withdrawn.startsWith(text));
