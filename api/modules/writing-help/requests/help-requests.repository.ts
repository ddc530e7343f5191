import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { type HelpFailure, type HelpRequest, helpRequests } from './help-requests.schema.ts';

/** Leases use the database's clock, the only one that all processes share. */
const leaseOf = (leaseMs: number) => sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`;
const isExpired = sql`${helpRequests.leaseUntil} < clock_timestamp()`;
const isRunning = eq(helpRequests.state, 'running');

export type NewHelpRequest = Pick<
  HelpRequest,
  'id' | 'userId' | 'clientRequestId' | 'kind' | 'requestHash' | 'holds' | 'createdAt'
>;

/** False if the client request id is known. */
export async function insertRequest(tx: Tx, request: NewHelpRequest, leaseMs: number): Promise<boolean> {
  const rows = await tx
    .insert(helpRequests)
    .values({ ...request, state: 'running', leaseUntil: leaseOf(leaseMs) })
    .onConflictDoNothing()
    .returning({ id: helpRequests.id });
  return rows.length > 0;
}

export async function findByClient(
  handle: Handle,
  userId: string,
  clientRequestId: string,
): Promise<(HelpRequest & { isExpired: boolean }) | undefined> {
  const [found] = await handle
    .select({
      request: helpRequests,
      isExpired: sql<boolean>`${helpRequests.state} = 'running' and ${isExpired}`,
    })
    .from(helpRequests)
    .where(and(eq(helpRequests.userId, userId), eq(helpRequests.clientRequestId, clientRequestId)));
  return found && { ...found.request, isExpired: found.isExpired };
}

type Ending = { state: 'done'; result: object; charged: number } | { state: 'failed'; failure: HelpFailure };

/** Ends a running request; returns the number of its holds, or null if it has ended before. */
export async function endRequest(
  tx: Tx,
  id: string,
  { ending, endedAt, onlyExpired }: { ending: Ending; endedAt: Date; onlyExpired?: boolean },
): Promise<{ holds: number } | null> {
  const [row] = await tx
    .update(helpRequests)
    .set({ ...ending, endedAt })
    .where(and(eq(helpRequests.id, id), isRunning, onlyExpired ? isExpired : undefined))
    .returning({ holds: helpRequests.holds });
  return row ?? null;
}

export async function renewLeases(handle: Handle, ids: string[], leaseMs: number): Promise<void> {
  if (ids.length === 0) return;
  await handle
    .update(helpRequests)
    .set({ leaseUntil: leaseOf(leaseMs) })
    .where(and(inArray(helpRequests.id, ids), isRunning));
}

export async function listExpired(handle: Handle, limit: number): Promise<string[]> {
  const rows = await handle
    .select({ id: helpRequests.id })
    .from(helpRequests)
    .where(and(isRunning, isExpired))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes requests that ended before a time; returns their number. */
export async function deleteEnded(handle: Handle, before: Date, limit: number): Promise<number> {
  const ended = handle
    .select({ id: helpRequests.id })
    .from(helpRequests)
    .where(and(ne(helpRequests.state, 'running'), lt(helpRequests.endedAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await handle.delete(helpRequests).where(inArray(helpRequests.id, sql`(${ended})`));
  return rowCount ?? 0;
}
