import pLimit from 'p-limit';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import type { Images } from '../images/images.service.ts';
import type { Moderation } from '../moderation/moderation.service.ts';
import type { Points } from '../points/points.service.ts';
import type { Models } from '../providers/providers.service.ts';
import type { Rankings } from '../rankings/rankings.service.ts';
import type { RepliesInSaves, Saves } from '../saves/saves.service.ts';
import { createSettledSweep } from './cleanup.jobs.ts';
import { listDialog } from './dialog.service.ts';
import { explainReply, tellMoments } from './explain.service.ts';
import { giveFeedback } from './feedback/feedback.service.ts';
import { createPictures } from './images/images.service.ts';
import { copyPins, dropPins } from './memory/pins/pins.repository.ts';
import { createPins } from './memory/pins/pins.service.ts';
import { createChronicle } from './memory/summaries/summaries.service.ts';
import { createTokens } from './memory/tokens/tokens.ts';
import { readMessage } from './message-view.ts';
import { listModels } from './models.ts';
import { createSettlement } from './runs/finalize.ts';
import { awaitRun, stopRun, streamRun } from './runs/follow.service.ts';
import { createRunHub } from './runs/run-registry.ts';
import { hasActiveIn, listActive, runsOfMessages } from './runs/runs.repository.ts';
import { beginRun, readTurn } from './turns/begin-reply.ts';
import { createPlaceReader } from './turns/position.repository.ts';
import type { TurnRequest } from './turns/turn-request.ts';

export interface ChatParts {
  db: Db;
  leaseDb: Db;
  clock: Clock;
  newId(): string;
  logger: Logger;
  points: Points;
  stories: Catalogue;
  rankings: Pick<Rankings, 'countTurn'>;
  saves: Saves;
  models: Models;
  images: Images;
  moderation: Moderation;
  /** Where other processes of the API reach this one; read when a run begins. */
  address(): string;
}

/** Each needs two connections; the rest of a small pool stays for those who read. */
const BEGIN_AT_ONCE = 4;

export type Chat = ReturnType<typeof createChat>;

/** Replies: begun in one transaction, written by detached runs, followed by whoever may. */
export function createChat(parts: ChatParts) {
  const settlement = createSettlement({
    ...parts,
    isWriting: (runId): boolean => hub.get(runId) !== undefined,
  });
  const hub = createRunHub({ ...parts, provider: parts.models.provider, settlement });
  const limit = pLimit(BEGIN_AT_ONCE);
  const readPlace = createPlaceReader(parts.db, parts.saves);
  const tokens = createTokens();
  const chronicle = createChronicle({ ...parts, tokens });
  const pictures = createPictures(parts);
  const settled = createSettledSweep(parts);
  const all = { ...parts, settlement, hub, readPlace, tokens, chronicle };

  return {
    /** Begins a reply, or finds the one that the same request began. */
    async begin(viewer: Viewer, asked: TurnRequest) {
      const turn = await readTurn(parts.moderation, asked);
      return limit(() => beginRun(all, viewer, turn));
    },
    stream: (call: { userId: string; runId: string; from: number | undefined; request: RequestFacts }) =>
      streamRun(all, call),
    result: (userId: string, runId: string) => awaitRun(all, userId, runId),
    stop: (call: { userId: string; runId: string; request: RequestFacts }) => stopRun(all, call),
    dialog: (userId: string, input: Parameters<typeof listDialog>[2]) => listDialog(all, userId, input),
    pins: createPins(parts),
    picture: pictures.picture,
    models: () => listModels(parts.models),
    feedback: (userId: string, input: Parameters<typeof giveFeedback>[2]) =>
      giveFeedback(parts, userId, input),

    explain: (userId: string, messageId: string) => explainReply(all, userId, messageId),
    moments: (userId: string, messageId: string) => tellMoments(parts.db, userId, messageId),

    /** Starts the flush of running replies, the sweep of those that other processes left, and reads the tokenizer. */
    start(): void {
      hub.begin();
      pictures.start();
      if (parts.models.isOffline) return;
      tokens.load().catch((err) => parts.logger.warn({ err }, 'tokens are estimated: no tokenizer'));
    },
    /** Ends streams at once and gives running replies 6 s; what is left becomes interrupted and refunded. */
    drain: async (): Promise<void> => {
      await Promise.all([chronicle.drain(), hub.drain(), pictures.drain()]);
    },
    /** Resolves when no path is being told short. */
    chronicled: chronicle.idle,
    /** What saves need of their replies. */
    inSaves: {
      listActive,
      hasActiveIn,
      interruptLapsed: settlement.interruptLapsed,
      findActiveRunOf: async (handle, messageId) =>
        (await runsOfMessages(handle, [messageId])).get(messageId),
      copyPins: (tx, from, to) => copyPins(tx, from, to, parts.newId),
      deletePins: dropPins,
      readMessage,
    } satisfies RepliesInSaves,
    activeRuns: hub.count,
    /** Deletes runs and image requests that ended long ago. */
    sweepSettled: settled.sweep,
    /** Background work of this module. */
    jobs: [settled.job],
  };
}
