import { setTimeout as sleep } from 'node:timers/promises';
import { stop as stopEndpoint } from '@storyloom/contract/endpoints/chat/stop';
import { stream as streamEndpoint } from '@storyloom/contract/endpoints/chat/stream';
import type { Message } from '@storyloom/contract/entities/message';
import type { RunResult } from '@storyloom/contract/entities/run-event';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import { readMessage } from '../message-view.ts';
import type { Settlement } from './finalize.ts';
import { askOwner, HOP_HEADER, readBody, relay } from './forward.ts';
import type { RunIdentity } from './run.ts';
import type { RunHub } from './run-registry.ts';
import { findRun, requestStop } from './runs.repository.ts';
import type { RunRow } from './runs.schema.ts';
import { eventResponse } from './sse.ts';
import { liveStream, storedStream } from './stream.ts';

const POLL_MS = 300;

export interface FollowParts {
  db: Db;
  hub: RunHub;
  settlement: Settlement;
  address(): string;
}

/** A caller's run as it stands; one whose lease ran out is ended first. Throws chat.run_not_found. */
async function readRun({ db, settlement }: FollowParts, userId: string, runId: string): Promise<RunRow> {
  const found = await findRun(db, runId);
  if (found?.run.userId !== userId) throw new DomainError('chat.run_not_found');
  if (!found.lapsed) return found.run;
  await settlement.interruptLapsed(runId);
  return (await findRun(db, runId))?.run ?? found.run;
}

/**
 * The run as an event stream: from this process's memory, from its owner, or from what is stored.
 * A running one whose owner cannot be reached ends without a terminal event: its reader comes again.
 */
export async function streamRun(
  parts: FollowParts,
  call: { userId: string; runId: string; from: number | undefined; request: RequestFacts },
): Promise<Response> {
  const { runId, userId, from, request } = call;
  const local = parts.hub.get(runId);
  if (local !== undefined && local.userId === userId) {
    return eventResponse(liveStream(local, { from, closing: parts.hub.closing }));
  }
  const run = await readRun(parts, userId, runId);
  const owner = run.state === 'running' ? ownerOf(parts, run, request) : undefined;
  if (owner !== undefined) {
    const path = `${streamEndpoint.path}?runId=${encodeURIComponent(runId)}`;
    const passed = {
      tokenId: request.header('tokenid') ?? '',
      lastEventId: from?.toString(),
      signal: request.signal,
    };
    const reply = await askOwner({ owner, method: 'GET', path, ...passed });
    if (reply !== undefined) return eventResponse(relay(reply));
  }
  // Read after the owner was asked: it may have ended meanwhile.
  const now = await readRun(parts, userId, runId);
  const message = await readMessage(parts.db, now.messageId);
  const terminal = now.state === 'running' ? undefined : await parts.settlement.terminalOf(now);
  return eventResponse(storedStream(identityOf(now), message, terminal, from));
}

/** The owner to ask, unless it is this process or the request already made its hop. */
function ownerOf({ address }: FollowParts, { owner }: RunRow, { header }: RequestFacts): string | undefined {
  return owner === address() || header(HOP_HEADER) !== undefined ? undefined : owner;
}

function identityOf(run: RunRow): RunIdentity {
  const turn = { isRealUser: false, own: false };
  return { ...run, runId: run.id, pointsHeld: run.held, turn };
}

/** Waits for a run's end, in this process or another's. Throws chat.provider_failed, chat.interrupted. */
export async function awaitRun(parts: FollowParts, userId: string, runId: string): Promise<RunResult> {
  await parts.hub.get(runId)?.ended;
  let run = await readRun(parts, userId, runId);
  while (run.state === 'running') {
    await sleep(POLL_MS);
    run = await readRun(parts, userId, runId);
  }
  const details = { runId, messageId: run.messageId };
  if (run.state === 'error') throw new DomainError('chat.provider_failed', details);
  if (run.state === 'interrupted') throw new DomainError('chat.interrupted', details);
  const message = await readMessage(parts.db, run.messageId);
  return {
    runId,
    userMessageId: run.userMessageId,
    message,
    finishReason: run.finishReason ?? 'stop',
    usage: message.usage,
    pointsCharged: run.charged,
  };
}

const stopReply = z.object({ code: z.literal(0), data: stopEndpoint.data });

/** Ends a run where it stands, wherever it is written; one that is over is answered as it ended. */
export async function stopRun(
  parts: FollowParts,
  call: { userId: string; runId: string; request: RequestFacts },
): Promise<{ message: Message; pointsCharged: number }> {
  const { userId, runId, request } = call;
  const local = parts.hub.get(runId);
  if (local !== undefined && local.userId === userId) {
    parts.hub.stop(local);
    await local.ended;
  }
  const run = await readRun(parts, userId, runId);
  if (run.state === 'running') {
    const owner = ownerOf(parts, run, request);
    const body = JSON.stringify({ runId });
    const passed = { tokenId: request.header('tokenid') ?? '', signal: request.signal };
    const reply =
      owner && (await askOwner({ owner, method: 'POST', path: stopEndpoint.path, body, ...passed }));
    const answered = reply ? stopReply.safeParse(await readBody(reply).catch(() => undefined)) : undefined;
    if (answered?.success) return answered.data.data;
    // The owner reads this with its next flush, should it only be slow.
    await requestStop(parts.db, runId);
  }
  const now = await readRun(parts, userId, runId);
  return { message: await readMessage(parts.db, now.messageId), pointsCharged: now.charged };
}
