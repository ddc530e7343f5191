import { runStages } from '@storyloom/contract/chat/entities/run-event';
import { Valkey } from 'iovalkey';
import type { Logger } from '../../../../platform/logger.ts';
import {
  joinChunks,
  type LiveChunk,
  type ReplyChunk,
  type ReplyLog,
  type RunStage,
} from '../reply-log/reply-log.ts';

/** Of a process, and of a reply that its process never ended. */
const TTL_SECONDS = 900;
/** For followers that have not read the end yet. */
const ENDED_TTL_SECONDS = 10;
const ALIVE_MS = 1_000;
const MAX_STOPS = 100;

export interface LiveEntry extends Omit<LiveChunk, 'runId'> {
  /** Id within the stream of the reply. */
  id: string;
  isEnd: boolean;
}

export type LiveLog = ReturnType<typeof openLiveLog>;

const replyKey = (runId: string) => `storyloom:reply:${runId}`;
const aliveKey = (processId: string) => `storyloom:alive:${processId}`;
const knownKey = (processId: string) => `storyloom:known:${processId}`;
const stopsKey = (processId: string) => `storyloom:stops:${processId}`;

/** Running replies in Valkey: a stream for each, for all processes. All functions reject at once while Valkey is away. */
export function openLiveLog(url: string, logger: Logger) {
  const valkey = new Valkey(url, {
    enableOfflineQueue: false,
    // Chunks that are sent again later would replace newer ones.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    socketTimeout: 3_000,
    retryStrategy: () => 500,
  });
  let isAway = false;
  let isRefusing = false;
  valkey.on('error', (err) => {
    if (!isAway) logger.warn({ err }, 'Valkey is away: other processes get the text of replies later');
    isAway = true;
  });
  valkey.on('ready', () => {
    isAway = false;
  });

  /** Sends commands at once; returns their results. */
  async function send(commands: [string, ...(string | number)[]][]): Promise<unknown[]> {
    const results = (await valkey.pipeline(commands).exec()) ?? [];
    const refused = results.find(([error]) => error !== null)?.[0] ?? null;
    if (refused !== null) {
      if (!isRefusing) logger.warn({ reason: refused.message }, 'Valkey refuses commands');
      isRefusing = true;
      throw refused;
    }
    isRefusing = false;
    return results.map(([, result]) => result);
  }

  return {
    /** Adds chunks, and says that this process is alive. Returns the runs that others ask it to stop. */
    async append(processId: string, chunks: readonly LiveChunk[]): Promise<string[]> {
      const results = await send([
        ...chunks.flatMap(({ runId, startsAt, text, stage }): [string, ...(string | number)[]][] => [
          ['xadd', replyKey(runId), '*', 'at', startsAt, 'text', text, 'stage', stage],
          ['expire', replyKey(runId), TTL_SECONDS],
        ]),
        ['set', aliveKey(processId), 1, 'px', ALIVE_MS],
        ['set', knownKey(processId), 1, 'ex', TTL_SECONDS],
        ['spop', stopsKey(processId), MAX_STOPS],
      ]);
      return results.at(-1) as string[];
    },

    /** Tells followers that a reply is stored. */
    async end(runId: string): Promise<void> {
      const key = replyKey(runId);
      await send([
        ['xadd', key, '*', 'end', 1],
        ['expire', key, ENDED_TTL_SECONDS],
      ]);
    },

    /** The entries of each reply after the id that its reader has; `0` is before the first one. */
    async readAfter(ids: ReadonlyMap<string, string>): Promise<Map<string, LiveEntry[]>> {
      const results = await send(
        [...ids].map(([runId, id]) => ['xrange', replyKey(runId), id === '0' ? '-' : `(${id}`, '+']),
      );
      return new Map([...ids.keys()].map((runId, at) => [runId, toEntries(results[at])]));
    },

    /** False for a process that has written here and writes no more; Valkey may have lost both. */
    async isAlive(processId: string): Promise<boolean> {
      const [alive, known] = await send([
        ['exists', aliveKey(processId)],
        ['exists', knownKey(processId)],
      ]);
      return alive === 1 || known === 0;
    },

    async requestStop(processId: string, runId: string): Promise<void> {
      const key = stopsKey(processId);
      await send([
        ['sadd', key, runId],
        ['expire', key, TTL_SECONDS],
      ]);
    },

    close: () => valkey.disconnect(),
  };
}

function toEntries(result: unknown): LiveEntry[] {
  return (result as [string, string[]][]).map(([id, [name, value = '', , text = '', , stage]]) =>
    name === 'end'
      ? { id, startsAt: 0, text: '', stage: 'writing', isEnd: true }
      : { id, startsAt: Number(value), text, stage: toStage(stage), isEnd: false },
  );
}

/** Processes of an earlier version write none. */
const toStage = (found?: string): RunStage => runStages.find((stage) => stage === found) ?? 'writing';

/** Reads the text of a dead process from both logs: the one in Valkey has more, unless it was away. */
export function readBoth(stored: ReplyLog, live: Pick<LiveLog, 'readAfter'>): ReplyLog {
  return {
    ...stored,
    async read(runId, startText) {
      const [text, entries] = await Promise.all([
        stored.read(runId, startText),
        live.readAfter(new Map([[runId, '0']])).catch(() => undefined),
      ]);
      const chunks = entries?.get(runId)?.filter(({ isEnd }) => !isEnd) ?? [];
      const liveText = isWhole(startText, chunks) ? joinChunks(startText, chunks) : '';
      return liveText.length > text.length ? liveText : text;
    },
  };
}

/** False if chunks are missing, because Valkey has lost them. */
function isWhole(startText: string, chunks: readonly Omit<ReplyChunk, 'runId'>[]): boolean {
  let length = startText.length;
  return chunks.every(({ startsAt, text }) => {
    const isNext = startsAt <= length;
    length = startsAt + text.length;
    return isNext;
  });
}
