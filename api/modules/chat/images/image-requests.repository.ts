import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { type PictureFailure, type PictureRequest, pictureRequests } from './image-requests.schema.ts';

/** How long a picture may be made without a sign of life before anybody may call it failed. */
const LEASE_SECONDS = 10;

/** Leases are kept by the database's clock: it is the one clock that all processes share. */
const lease = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;
const lapsed = sql`${pictureRequests.leaseUntil} < clock_timestamp()`;
const running = eq(pictureRequests.state, 'running');

export type NewPictureRequest = Pick<
  PictureRequest,
  'id' | 'userId' | 'messageId' | 'clientRequestId' | 'createdAt'
>;

/** False when the same request is known, or another makes this message's picture now. */
export async function insertRequest(tx: Tx, request: NewPictureRequest): Promise<boolean> {
  const rows = await tx
    .insert(pictureRequests)
    .values({ ...request, state: 'running', leaseUntil: lease })
    .onConflictDoNothing()
    .returning({ id: pictureRequests.id });
  return rows.length > 0;
}

export interface FoundRequest {
  request: PictureRequest;
  lapsed: boolean;
}

async function findOne(handle: Handle, where: ReturnType<typeof and>): Promise<FoundRequest | undefined> {
  const [found] = await handle
    .select({
      request: pictureRequests,
      lapsed: sql<boolean>`${pictureRequests.state} = 'running' and ${lapsed}`,
    })
    .from(pictureRequests)
    .where(where);
  return found;
}

export const findRequest = (handle: Handle, id: string) => findOne(handle, and(eq(pictureRequests.id, id)));

export const findByClient = (handle: Handle, userId: string, clientRequestId: string) =>
  findOne(
    handle,
    and(eq(pictureRequests.userId, userId), eq(pictureRequests.clientRequestId, clientRequestId)),
  );

export const findActiveOf = (handle: Handle, messageId: string) =>
  findOne(handle, and(eq(pictureRequests.messageId, messageId), running));

/** Ends a request that still runs; false when somebody else ended it first. */
export async function endRequest(
  tx: Tx,
  id: string,
  ending: { state: 'done' } | { state: 'failed'; failure: PictureFailure; onlyLapsed?: boolean },
  endedAt: Date,
): Promise<boolean> {
  const { state } = ending;
  const failure = ending.state === 'failed' ? ending.failure : null;
  const only = ending.state === 'failed' && ending.onlyLapsed ? lapsed : undefined;
  const rows = await tx
    .update(pictureRequests)
    .set({ state, failure, endedAt })
    .where(and(eq(pictureRequests.id, id), running, only))
    .returning({ id: pictureRequests.id });
  return rows.length > 0;
}

export async function renewLeases(handle: Handle, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await handle
    .update(pictureRequests)
    .set({ leaseUntil: lease })
    .where(and(inArray(pictureRequests.id, ids), running));
}

export async function listLapsed(handle: Handle, limit: number): Promise<string[]> {
  const rows = await handle
    .select({ id: pictureRequests.id })
    .from(pictureRequests)
    .where(and(running, lapsed))
    .limit(limit);
  return rows.map(({ id }) => id);
}
