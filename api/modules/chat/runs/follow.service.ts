import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@storyloom/contract/chat/entities/message';
import type { RunResult } from '@storyloom/contract/chat/entities/run-event';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Users } from '../../users/users.service.ts';
import { readMessage } from '../message-view.ts';
import type { ChatTimings } from '../timings.ts';
import { checkRun } from './check-run.ts';
import type { Elsewhere } from './elsewhere.ts';
import { abandonedEnding, interruptedEnding } from './ending.ts';
import type { RunFinalizer } from './finalize.ts';
import type { ReplyLog } from './reply-log/reply-log.ts';
import { notify, type Run, toIdentity } from './run.ts';
import type { RunRegistry } from './run-registry.ts';
import { requestStop } from './runs.repository.ts';
import type { RunRow } from './runs.schema.ts';
import { eventResponse } from './sse.ts';
import { liveStream, storedStream } from './stream.ts';

export interface FollowParts {
  db: Db;
  registry: RunRegistry;
  replyLog: Pick<ReplyLog, 'read'>;
  finalizer: RunFinalizer;
  timings: Pick<ChatTimings, 'pollMs'>;
  elsewhere: Elsewhere;
  watchSession: Users['sessions']['watch'];
}

/** Reads a run of the caller; ends it first if its process has died. Throws chat.run_not_found. */
async function readRun(
  parts: FollowParts,
  userId: string,
  runId: string,
  ending = interruptedEnding,
): Promise<RunRow> {
  const run = await checkRun(parts, runId, { ending, userId });
  if (run === undefined) throw new DomainError('chat.run_not_found');
  return run;
}

/** A run that this process generates for the caller. The run of a guest belongs to the account after a login. */
async function findLocal(parts: FollowParts, userId: string, runId: string): Promise<Run | undefined> {
  const local = parts.registry.get(runId);
  if (local === undefined || local.userId === userId) return local;
  local.userId = (await readRun(parts, userId, runId)).userId;
  return local;
}

/**
 * The run as an event stream: from this process's memory, until the caller's session ends, from another process, or from the database. If the owner of a
 * running run cannot be reached, the stream ends without a terminal event, and the reader reconnects.
 */
export async function streamRun(
  parts: FollowParts,
  call: { viewer: Viewer; runId: string; from: number | undefined; request: RequestFacts },
): Promise<Response> {
  const { runId, from, request } = call;
  const { userId, sessionId } = call.viewer;
  const serve = (run: Run) => {
    const ended = new AbortController();
    const onLeave = parts.watchSession(sessionId, () => {
      ended.abort();
      notify(run);
    });
    const closing = AbortSignal.any([parts.registry.closing, ended.signal]);
    return liveStream(run, { from, closing, onLeave });
  };
  const local = await findLocal(parts, userId, runId);
  if (local !== undefined) return eventResponse(serve(local));
  const run = await readRun(parts, userId, runId);
  if (run.state === 'running') {
    const events = await parts.elsewhere.stream(run, { from, request, serve });
    if (events !== undefined) return eventResponse(events);
  }
  // Read again: the run may have ended during the request to the owner.
  const now = await readRun(parts, userId, runId);
  const message = await readMessage(parts.db, now.messageId);
  if (now.state !== 'running')
    return eventResponse(
      storedStream(toIdentity(now), message, await parts.finalizer.readTerminal(now), from),
    );
  const text = await parts.replyLog.read(runId, message.text);
  return eventResponse(storedStream(toIdentity(now), { ...message, text }, undefined, from));
}

/** Waits until a run ends, in any process. Throws chat.provider_failed, chat.interrupted, chat.run_not_found. */
export async function awaitRun(parts: FollowParts, userId: string, runId: string): Promise<RunResult> {
  await parts.registry.get(runId)?.ended;
  let run = await readRun(parts, userId, runId);
  while (run.state === 'running') {
    await sleep(parts.timings.pollMs);
    run = await readRun(parts, userId, runId);
  }
  const details = { runId, messageId: run.messageId };
  if (run.state === 'error') throw new DomainError(run.failure ?? 'chat.provider_failed', details);
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

/** Stops a run in any process and returns its reply. A run that has ended is returned as it is. Throws chat.run_not_found. */
export async function stopRun(
  parts: FollowParts,
  call: { userId: string; runId: string; request: RequestFacts },
): Promise<{ message: Message; pointsCharged: number }> {
  const { userId, runId, request } = call;
  const local = await findLocal(parts, userId, runId);
  if (local !== undefined) {
    parts.registry.stop(local);
    await local.ended;
  }
  const run = await readRun(parts, userId, runId, abandonedEnding);
  if (run.state === 'running') {
    const answer = await parts.elsewhere.stop(run, request);
    if (answer !== undefined) return answer;
    // If the owner is only slow, it reads this with its next flush.
    await requestStop(parts.db, runId);
  }
  const now = await readRun(parts, userId, runId);
  return { message: await readMessage(parts.db, now.messageId), pointsCharged: now.charged };
}
