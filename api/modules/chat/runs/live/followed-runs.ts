import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../../platform/db.ts';
import { readMessage } from '../../message-view.ts';
import type { ChatTimings } from '../../timings.ts';
import { checkRun } from '../check-run.ts';
import type { Elsewhere } from '../elsewhere.ts';
import { interruptedEnding } from '../ending.ts';
import { interruptedEvent, type RunFinalizer } from '../finalize.ts';
import { joinChunks, type ReplyLog } from '../reply-log/reply-log.ts';
import { createRun, type Run, replaceText, toIdentity } from '../run.ts';
import type { RunRow } from '../runs.schema.ts';
import type { LiveEntry, LiveLog } from './live-log.ts';

/** Number of reads without an entry after which the database is asked, too. */
const QUIET_READS = 3;
/** The owner stops a run with its next write, unless it has died. */
const STOP_MS = 3_000;

interface Followed {
  run: Run;
  startText: string;
  liveText: string;
  /** Id of the last entry. */
  last: string;
  quietReads: number;
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
  let isReading = false;
  const elsewhere: Elsewhere = {
    async stream(row, { serve }) {
      const { run } = await follow(row);
      return serve(run);
    },
    async stop(row) {
      const stopped = () => undefined;
      await liveLog.requestStop(row.owner, row.id).catch(stopped);
      const { run } = await follow(row);
      run.listeners.add(stopped);
      await Promise.race([run.ended, sleep(STOP_MS)]);
      run.listeners.delete(stopped);
      return undefined;
    },
    // Without an answer, its lease decides.
    isAlive: ({ owner }) => liveLog.isAlive(owner).catch(() => true),
  };

  async function follow(row: RunRow): Promise<Followed> {
    const known = all.get(row.id);
    if (known !== undefined) return known;
    const { text: startText } = await readMessage(db, row.messageId);
    const run = createRun(toIdentity(row), startText);
    const followed = { run, startText, liveText: startText, last: '0', quietReads: QUIET_READS - 1 };
    await readNext([followed]);
    // Another reader may have come meanwhile.
    const first = all.get(row.id);
    if (first !== undefined) return first;
    all.set(row.id, followed);
    if (!isReading) readLater();
    return followed;
  }

  async function readAll(): Promise<void> {
    for (const [id, { run }] of all) if (run.terminal !== null || run.listeners.size === 0) all.delete(id);
    await readNext([...all.values()]);
    readLater();
  }

  function readLater(): void {
    isReading = all.size > 0;
    if (isReading) setTimeout(readAll, parts.timings.liveMs);
  }

  /** Reads new entries, and the stored text of runs that have none. */
  async function readNext(those: Followed[]): Promise<void> {
    const ids = new Map(those.map(({ run, last }) => [run.runId, last]));
    const found = await liveLog.readAfter(ids).catch(() => undefined);
    for (const followed of those) {
      const entries = found?.get(followed.run.runId) ?? [];
      const hasEnded = add(followed, entries);
      followed.quietReads = entries.length > 0 ? 0 : followed.quietReads + 1;
      // An unavailable database is asked again.
      if (hasEnded || followed.quietReads % QUIET_READS === 0)
        await readStored(followed).catch(() => undefined);
    }
  }

  /** Shows what a run has in the database: the logged text, or how it ended; ends it first if its process has died. */
  async function readStored({ run, startText }: Followed): Promise<void> {
    const row = await checkRun({ db, finalizer, elsewhere }, run.runId, { ending: interruptedEnding });
    if (row?.state === 'running') {
      const text = await stored.read(run.runId, startText);
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

/** Adds entries to the text of a run; true if the last one is its end. Chunks after one that Valkey has lost are left out. */
function add(followed: Followed, entries: LiveEntry[]): boolean {
  const { run } = followed;
  for (const entry of entries) {
    followed.last = entry.id;
    if (entry.isEnd) return true;
    if (entry.startsAt <= followed.liveText.length)
      followed.liveText = joinChunks(followed.liveText, [entry]);
  }
  // The database may have had more already.
  if (!run.text.startsWith(followed.liveText)) replaceText(run, followed.liveText);
  return false;
}
