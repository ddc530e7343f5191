import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db, Handle, Tx } from '../../../platform/db.ts';
import { type PaymentEventRow, paymentEvents } from '../payments.schema.ts';

type NewEvent = typeof paymentEvents.$inferInsert;

/** Inserts events unless they are known. Returns the subject of each new one. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<string[]> {
  // The same order in all transactions, so that two with the same events do not deadlock.
  const sorted = events.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const rows = await tx
    .insert(paymentEvents)
    .values(sorted)
    .onConflictDoNothing()
    .returning({ subjectId: paymentEvents.subjectId });
  return rows.map(({ subjectId }) => subjectId).toSorted();
}

/** Waits for other transactions that apply events of the same subject. */
export async function lockSubject(tx: Tx, subjectId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subjectId}, 4300))`);
}

/** Makes `awaitNewEvents` wait for this transaction, which adds waiting events of these subjects and their jobs. */
export async function announceNewEvents(tx: Tx, subjectIds: readonly string[]): Promise<void> {
  // The same order in all transactions, so that they do not deadlock.
  const sorted = [...new Set(subjectIds)].toSorted();
  await tx.execute(
    sql`select pg_advisory_xact_lock_shared(hashtextextended(id, 4301)) from unnest(${sql.param(sorted)}::text[]) as id`,
  );
}

/**
 * Waits for the transactions that have announced events of a subject. A job that starts before such a transaction commits has to,
 * because the job that the transaction sends is dropped while another one waits.
 */
export async function awaitNewEvents(db: Db, subjectId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subjectId}, 4301))`);
}

type EventPosition = Pick<PaymentEventRow, 'occurredAt' | 'id'>;

/** The earliest event of a subject that waits, after the given one. */
export async function findWaitingEvent(
  handle: Handle,
  subjectId: string,
  after: EventPosition | null,
): Promise<PaymentEventRow | undefined> {
  const { occurredAt, id } = paymentEvents;
  const later =
    after === null
      ? undefined
      : or(gt(occurredAt, after.occurredAt), and(eq(occurredAt, after.occurredAt), gt(id, after.id)));
  const [event] = await handle
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.subjectId, subjectId), isNull(paymentEvents.appliedAt), later))
    .orderBy(asc(occurredAt), asc(id))
    .limit(1);
  return event;
}

export async function markApplied(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(paymentEvents).set({ appliedAt: at }).where(eq(paymentEvents.id, id));
}

/** Subjects with events that have waited since before the time. */
export async function listWaitingSubjects(handle: Handle, before: Date, limit: number): Promise<string[]> {
  const rows = await handle
    .selectDistinct({ subjectId: paymentEvents.subjectId })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.appliedAt), lte(paymentEvents.receivedAt, before)))
    .limit(limit);
  return rows.map(({ subjectId }) => subjectId);
}

export async function countWaitingEvents(handle: Handle, before: Date): Promise<number> {
  return handle.$count(
    paymentEvents,
    and(isNull(paymentEvents.appliedAt), lte(paymentEvents.receivedAt, before)),
  );
}

/** The latest event received before the time. The provider's ids are in the order of time. */
export async function findLatestEventId(handle: Handle, before: Date): Promise<string | null> {
  const [row] = await handle
    .select({ id: sql<string | null>`max(${paymentEvents.id})` })
    .from(paymentEvents)
    .where(lt(paymentEvents.receivedAt, before));
  return row?.id ?? null;
}

/** Deletes the content of events that were applied before the time. */
export async function deleteEventsBefore(handle: Handle, before: Date): Promise<void> {
  await handle
    .delete(paymentEvents)
    .where(and(isNotNull(paymentEvents.appliedAt), lt(paymentEvents.appliedAt, before)));
}
