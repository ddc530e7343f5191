import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { isDisconnected } from '../../../platform/process-lock.ts';
import { messageNodes, type Tree } from '../../messages/messages.service.ts';
import { saveHeads } from '../../saves/saves.service.ts';
import { type RunOwner, type RunRow, runs } from './runs.schema.ts';

/** Leases use the database's clock, the only one that all processes share. */
const isExpired = sql<boolean>`${runs.leaseUntil} < clock_timestamp()`;
const isRunning = eq(runs.state, 'running');
const isOrphaned = isDisconnected(runs.owner);

export type NewRun = Omit<typeof runs.$inferInsert, 'leaseUntil'>;

export interface FoundRun {
  run: RunRow;
  /** True if the run is running without a valid lease. */
  isExpired: boolean;
  /** True if the run is running and its process has no session at the database. */
  isOrphaned: boolean;
}

async function findOne(handle: Handle, where: ReturnType<typeof and>): Promise<FoundRun | undefined> {
  const [found] = await handle
    .select({
      run: runs,
      isExpired: sql<boolean>`${isRunning} and ${isExpired}`,
      isOrphaned: sql<boolean>`${isRunning} and ${isOrphaned}`,
    })
    .from(runs)
    .where(where);
  return found;
}

export const findRun = (handle: Handle, id: string) => findOne(handle, and(eq(runs.id, id)));

export const findByRequest = (handle: Handle, userId: string, clientRequestId: string) =>
  findOne(handle, and(eq(runs.userId, userId), eq(runs.clientRequestId, clientRequestId)));

export const findActive = (handle: Handle, saveId: string) =>
  findOne(handle, and(eq(runs.saveId, saveId), isRunning));

/** The running runs of these saves. */
export async function listActive(
  handle: Handle,
  saveIds: string[],
): Promise<{ id: string; isExpired: boolean }[]> {
  if (saveIds.length === 0) return [];
  return handle
    .select({ id: runs.id, isExpired })
    .from(runs)
    .where(and(inArray(runs.saveId, saveIds), isRunning));
}

/** True while a reply is being generated in the tree: its points are held until it ends. */
export async function hasActiveIn(
  tx: Tx,
  { userId, rootId }: Pick<Tree, 'userId' | 'rootId'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: runs.id })
    .from(runs)
    .innerJoin(messageNodes, eq(messageNodes.id, runs.messageId))
    .where(and(isRunning, eq(runs.userId, userId), eq(messageNodes.rootId, rootId)))
    .limit(1);
  return rows.length > 0;
}

/** The ids of running runs by the messages they generate. */
export async function findRunIds(handle: Handle, messageIds: string[]): Promise<Map<string, string>> {
  if (messageIds.length === 0) return new Map();
  const rows = await handle
    .select({ id: runs.id, messageId: runs.messageId })
    .from(runs)
    .where(and(inArray(runs.messageId, messageIds), isRunning));
  return new Map(rows.map(({ id, messageId }) => [messageId, id]));
}

/**
 * The seed of a reply, and whether it was paid, or free of charge: its run or that of another version with this seed costs
 * what it held. Undefined for an edit, a copy, and a reply whose run was deleted.
 */
export async function findTelling(
  handle: Handle,
  { id, parentId }: { id: string; parentId: string },
): Promise<{ seed: string; isPaid: boolean } | undefined> {
  const { rows } = await handle.execute<{ seed: string; isPaid: boolean }>(sql`
    select own.seed, exists (
      select from ${messageNodes} version join ${runs} run on run.message_id = version.id
      where version.parent_id = ${parentId} and run.seed = own.seed
        and run.state <> 'running' and run.charged = run.held
    ) as "isPaid"
    from ${runs} own where own.message_id = ${id}`);
  return rows[0];
}

/**
 * Locks the save in which a run generates a new version of a reply, and returns its id. Call it before `endRun`: like a
 * merge, which locks saves before runs.
 */
export async function lockSaveOfVersion(tx: Tx, runId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${saveHeads} where id = (
      select save_id from ${runs} where id = ${runId} and kind <> 'send' and state = 'running'
    ) for no key update`);
  return rows[0]?.id;
}

/** Which running runs to end: those whose lease has expired, or those whose process has no session at the database. */
export type OnlyDead = 'expired' | 'orphaned';

/** Ends a running run; undefined if it had already ended or is not dead in the sense of `only`. */
export async function endRun(
  tx: Tx,
  id: string,
  {
    paid,
    ...ending
  }: Pick<RunRow, 'state' | 'finishReason' | 'endedAt' | 'failure' | 'retryAt'> & { paid: boolean },
  { only }: { only?: OnlyDead },
): Promise<RunRow | undefined> {
  const [row] = await tx
    .update(runs)
    .set({ ...ending, ...(paid ? { charged: sql`${runs.held}` } : { charged: 0, isFree: false }) })
    .where(and(eq(runs.id, id), isRunning, only && { expired: isExpired, orphaned: isOrphaned }[only]))
    .returning();
  return row;
}

/** Stores that an ended run cost nothing. */
export async function clearCharge(tx: Tx, id: string): Promise<void> {
  await tx.update(runs).set({ charged: 0 }).where(eq(runs.id, id));
}

export async function listExpired(handle: Handle, limit: number): Promise<string[]> {
  const rows = await handle.select({ id: runs.id }).from(runs).where(and(isRunning, isExpired)).limit(limit);
  return rows.map(({ id }) => id);
}

/** The running runs of other processes at this address. */
export async function listOthers(handle: Handle, owner: RunOwner) {
  const rows = await handle
    .select({ id: runs.id })
    .from(runs)
    .where(and(isRunning, eq(runs.ownerAddress, owner.ownerAddress ?? ''), ne(runs.owner, owner.owner)));
  return rows.map(({ id }) => id);
}

export async function requestStop(handle: Handle, id: string): Promise<void> {
  await handle
    .update(runs)
    .set({ stopRequested: true })
    .where(and(eq(runs.id, id), isRunning));
}

/** Renews the leases of runs in one statement; returns those that are still running. */
export async function renewRuns(handle: Handle, runIds: string[], leaseMs: number) {
  const { rows } = await handle.execute<{ id: string; stop_requested: boolean }>(
    sql`select id, stop_requested from runs_renew(${sql.param(runIds)}::text[], ${leaseMs / 1000})`,
  );
  return rows;
}
