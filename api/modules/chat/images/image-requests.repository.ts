import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { type ImageFailure, type ImageRequest, imageRequests } from './image-requests.schema.ts';

/** Leases use the database's clock, the only one that all processes share. */
const leaseOf = (leaseMs: number) => sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`;
const isExpired = sql`${imageRequests.leaseUntil} < clock_timestamp()`;
const isRunning = eq(imageRequests.state, 'running');

export type NewImageRequest = Pick<
  ImageRequest,
  'id' | 'userId' | 'messageId' | 'clientRequestId' | 'createdAt'
>;

/**
 * Inserts a running request. Client request ids are unique per user, and a message has at most one running
 * request.
 */
export async function insertRequest(tx: Tx, request: NewImageRequest, leaseMs: number): Promise<void> {
  await tx.insert(imageRequests).values({ ...request, state: 'running', leaseUntil: leaseOf(leaseMs) });
}

export interface FoundRequest {
  request: ImageRequest;
  isExpired: boolean;
}

async function findOne(handle: Handle, where: ReturnType<typeof and>): Promise<FoundRequest | undefined> {
  const [found] = await handle
    .select({
      request: imageRequests,
      isExpired: sql<boolean>`${imageRequests.state} = 'running' and ${isExpired}`,
    })
    .from(imageRequests)
    .where(where);
  return found;
}

export const findRequest = (handle: Handle, id: string) => findOne(handle, and(eq(imageRequests.id, id)));

export const findByClient = (handle: Handle, userId: string, clientRequestId: string) =>
  findOne(handle, and(eq(imageRequests.userId, userId), eq(imageRequests.clientRequestId, clientRequestId)));

export const findActiveOf = (handle: Handle, messageId: string) =>
  findOne(handle, and(eq(imageRequests.messageId, messageId), isRunning));

/** Ends a running request; false if it has ended before or, with `onlyExpired`, if its lease is valid. */
export async function endRequest(
  tx: Tx,
  id: string,
  ending: { state: 'done' } | { state: 'failed'; failure: ImageFailure; onlyExpired?: boolean },
  endedAt: Date,
): Promise<boolean> {
  const { state } = ending;
  const failure = ending.state === 'failed' ? ending.failure : null;
  const only = ending.state === 'failed' && ending.onlyExpired ? isExpired : undefined;
  const rows = await tx
    .update(imageRequests)
    .set({ state, failure, endedAt })
    .where(and(eq(imageRequests.id, id), isRunning, only))
    .returning({ id: imageRequests.id });
  return rows.length > 0;
}

export async function renewLeases(handle: Handle, ids: string[], leaseMs: number): Promise<void> {
  if (ids.length === 0) return;
  await handle
    .update(imageRequests)
    .set({ leaseUntil: leaseOf(leaseMs) })
    .where(and(inArray(imageRequests.id, ids), isRunning));
}

export async function listExpired(handle: Handle, limit: number): Promise<string[]> {
  const rows = await handle
    .select({ id: imageRequests.id })
    .from(imageRequests)
    .where(and(isRunning, isExpired))
    .limit(limit);
  return rows.map(({ id }) => id);
}
