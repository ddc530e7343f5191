import { asc, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { moderationCases, moderationReports as reports } from './moderation-cases.schema.ts';

export type NewReport = typeof reports.$inferInsert;

/** Inserts a report, or replaces the same person's earlier one in the case, and counts them. */
export async function saveReport(tx: Tx, report: NewReport): Promise<void> {
  const { reason, note, createdAt } = report;
  await tx
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.caseId, reports.reporterId],
      set: { reason, note, createdAt },
    });
  await countReports(tx, report.caseId);
}

/** The oldest first. */
export async function listReports(handle: Handle, caseId: string) {
  return handle.select().from(reports).where(eq(reports.caseId, caseId)).orderBy(asc(reports.createdAt));
}

/** Those whose account still exists. */
export async function listReporters(handle: Handle, caseId: string): Promise<string[]> {
  const rows = await handle
    .select({ id: reports.reporterId })
    .from(reports)
    .where(eq(reports.caseId, caseId));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Moves a guest's reports and content; of two reports in one case the account's stays. */
export async function mergeCases(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx.update(moderationCases).set({ authorId: userId }).where(eq(moderationCases.authorId, guestId));
  const doubled = await tx.execute<{ case_id: string }>(sql`
    delete from ${reports} r where reporter_id = ${guestId}
      and exists (select from ${reports} o where o.case_id = r.case_id and o.reporter_id = ${userId})
    returning case_id`);
  await tx.update(reports).set({ reporterId: userId }).where(eq(reports.reporterId, guestId));
  for (const { case_id } of doubled.rows) await countReports(tx, case_id);
}

async function countReports(tx: Tx, caseId: string): Promise<void> {
  const reportCount = sql`(select count(*) from ${reports} where case_id = ${caseId})`;
  await tx.update(moderationCases).set({ reportCount }).where(eq(moderationCases.id, caseId));
}
