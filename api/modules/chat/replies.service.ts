import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Moderation } from '../moderation/moderation.service.ts';
import type { Points } from '../points/points.service.ts';
import type { Rankings } from '../rankings/rankings.service.ts';
import type { RepliesInSaves } from '../saves/saves.service.ts';
import { copyPins, deletePins } from './memory/pins/pins.repository.ts';
import { readMessage } from './message-view.ts';
import { createForwarding } from './runs/elsewhere.ts';
import { createRunFinalizer } from './runs/finalize.ts';
import { createFollowedRuns } from './runs/live/followed-runs.ts';
import { openLiveLog, readBoth } from './runs/live/live-log.ts';
import { createReplyLog } from './runs/reply-log/reply-log.repository.ts';
import { createRunRegistry } from './runs/run-registry.ts';
import { findRunIds, hasActiveIn, listActive } from './runs/runs.repository.ts';
import type { RunOwner } from './runs/runs.schema.ts';
import { type ChatTimings, defaultTimings } from './timings.ts';

interface RepliesParts {
  db: Db;
  /** A connection used only for leases. */
  leaseDb: Db;
  clock: Clock;
  newId(): string;
  logger: Logger;
  points: Points;
  rankings: Pick<Rankings, 'countTurn'>;
  moderation: Moderation;
  timings?: Partial<ChatTimings> | undefined;
  processId: string;
  /** Base address of this process for other API processes; read when a run begins. */
  address(): string;
  /** Replies are followed through this Valkey; without it, requests are forwarded to addresses. */
  valkeyUrl?: string | undefined;
}

export type Replies = ReturnType<typeof createReplies>;

/** Running replies. Saves ask about them, and the chat, which needs saves, begins them. */
export function createReplies(given: RepliesParts) {
  const timings = { ...defaultTimings, ...given.timings };
  const owner = (): RunOwner => ({ owner: given.processId, ownerAddress: given.address() });
  const liveLog = given.valkeyUrl === undefined ? null : openLiveLog(given.valkeyUrl, given.logger);
  const stored = createReplyLog(given);
  const replyLog = liveLog === null ? stored : readBoth(stored, liveLog);
  const parts = { ...given, timings, owner, replyLog, liveLog };
  const finalizer = createRunFinalizer({
    ...parts,
    isGenerating: (runId): boolean => registry.get(runId) !== undefined,
  });
  const registry = createRunRegistry({ ...parts, finalizer });
  const elsewhere =
    liveLog === null ? createForwarding(owner) : createFollowedRuns({ ...parts, stored, liveLog, finalizer });
  registry.closing.addEventListener('abort', elsewhere.close);

  return {
    timings,
    owner,
    replyLog,
    elsewhere,
    /** Called after the last reply has ended. */
    close: () => liveLog?.close(),
    finalizer,
    registry,
    /** The functions that the saves module calls. */
    inSaves: {
      listActive,
      hasActiveIn,
      interruptExpired: finalizer.interruptExpired,
      findActiveRunOf: async (handle, messageId) => (await findRunIds(handle, [messageId])).get(messageId),
      copyPins: (tx, from, to) => copyPins(tx, from, to, parts.newId),
      deletePins,
      readMessage,
    } satisfies RepliesInSaves,
  };
}
