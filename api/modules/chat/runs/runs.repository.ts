import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { messages, type Tree } from '../../messages/messages.service.ts';
import { type RunRow, runs } from './runs.schema.ts';

/** How long a run may go unrenewed before anybody may call it interrupted. */
export const LEASE_SECONDS = 10;

/** Leases are kept by the database's clock: it is the one clock that all processes share. */
const lease = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;
const lapsed = sql`${runs.leaseUntil} < clock_timestamp()`;

export type NewRun = Omit<typeof runs.$inferInsert, 'leaseUntil'>;

export interface FoundRun {
  run: RunRow;
  lapsed: boolean;
}

async function findOne(handle: Handle, where: ReturnType<typeof and>): Promise<FoundRun | undefined> {
  const [found] = await handle
    .select({ run: runs, lapsed: sql<boolean>`${runs.state} = 'running' and ${lapsed}` })
    .from(runs)
    .where(where);
  return found;
}

export const findRun = (handle: Handle, id: string) => findOne(handle, and(eq(runs.id, id)));

export const findByRequest = (handle: Handle, userId: string, clientRequestId: string) =>
  findOne(handle, and(eq(runs.userId, userId), eq(runs.clientRequestId, clientRequestId)));

export const findActive = (handle: Handle, archiveId: string) =>
  findOne(handle, and(eq(runs.archiveId, archiveId), eq(runs.state, 'running')));

/** The runs that write in any of these saves, the lapsed ones among them. */
export async function listActive(handle: Handle, archiveIds: string[]) {
  if (archiveIds.length === 0) return [];
  return handle
    .select({ id: runs.id, lapsed: sql<boolean>`${lapsed}` })
    .from(runs)
    .where(and(inArray(runs.archiveId, archiveIds), eq(runs.state, 'running')));
}

/** True while a reply is being generated in the tree: its points are held until it has ended. */
export async function hasActiveIn(
  tx: Tx,
  { userId, rootId }: Pick<Tree, 'userId' | 'rootId'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: runs.id })
    .from(runs)
    .innerJoin(messages, eq(messages.id, runs.messageId))
    .where(and(eq(runs.state, 'running'), eq(runs.userId, userId), eq(messages.rootId, rootId)))
    .limit(1);
  return rows.length > 0;
}

export async function runsOfMessages(handle: Handle, messageIds: string[]): Promise<Map<string, string>> {
  if (messageIds.length === 0) return new Map();
  const rows = await handle
    .select({ id: runs.id, messageId: runs.messageId })
    .from(runs)
    .where(and(inArray(runs.messageId, messageIds), eq(runs.state, 'running')));
  return new Map(rows.map(({ id, messageId }) => [messageId, id]));
}

export async function seedOfMessage(handle: Handle, messageId: string): Promise<string | undefined> {
  const [row] = await handle.select({ seed: runs.seed }).from(runs).where(eq(runs.messageId, messageId));
  return row?.seed;
}

/** Ends a run that is still running; undefined when somebody else ended it first. */
export async function endRun(
  tx: Tx,
  id: string,
  { paid, ...ending }: Pick<RunRow, 'state' | 'finishReason' | 'endedAt'> & { paid: boolean },
  { onlyLapsed }: { onlyLapsed?: boolean },
): Promise<RunRow | undefined> {
  const [row] = await tx
    .update(runs)
    .set({ ...ending, charged: paid ? sql`${runs.held}` : 0 })
    .where(and(eq(runs.id, id), eq(runs.state, 'running'), onlyLapsed ? lapsed : undefined))
    .returning();
  return row;
}

export async function listLapsed(handle: Handle, limit: number): Promise<string[]> {
  const rows = await handle
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.state, 'running'), lapsed))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function requestStop(handle: Handle, id: string): Promise<void> {
  await handle
    .update(runs)
    .set({ stopRequested: true })
    .where(and(eq(runs.id, id), eq(runs.state, 'running')));
}

export interface Flush {
  runId: string;
  messageId: string;
  /** null: nothing new since the last flush, only the lease is renewed. */
  text: string | null;
}

/** Writes the text of all given runs and renews their leases in one statement; answers those still running. */
export async function flushRuns(handle: Handle, flushes: Flush[]) {
  const column = (pick: (flush: Flush) => string | null) => sql`${sql.param(flushes.map(pick))}::text[]`;
  const { rows } = await handle.execute<{ id: string; stop_requested: boolean }>(sql`
    with flushed as (
      select * from unnest(${column((f) => f.runId)}, ${column((f) => f.messageId)}, ${column((f) => f.text)})
        as f (run_id, message_id, text)
    ), living as (
      update ${runs} set lease_until = ${lease} from flushed
      where ${runs.id} = flushed.run_id and ${runs.state} = 'running'
      returning ${runs.id}, ${runs.stopRequested}
    ), written as (
      update ${messages} set text = flushed.text from flushed join living on living.id = flushed.run_id
      where ${messages.id} = flushed.message_id and flushed.text is not null
    )
    select id, stop_requested from living`);
  return rows;
}
