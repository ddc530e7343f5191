import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { moderationCases, moderationDecisions, moderationReports } from './moderation-cases.schema.ts';

/** Erases the contents, appeals and reports of a user, and the reasons of decisions. The cases and decisions stay, without the author. Cases that the user has taken are free again. */
export async function eraseCases(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  const cases = await tx.execute(sql`
    with emptied as (
      update ${moderationDecisions} set reason = ''
      where case_id = any(array(select id from ${moderationCases} where author_id = ${userId} order by id limit ${limit}))
    )
    update ${moderationCases} set author_id = null, title = '', excerpt = '', href = null, story = null, picture = null, former = null,
      appeal = case when appeal is not null then '' end
    where id = any(array(select id from ${moderationCases} where author_id = ${userId} order by id limit ${limit}))`);
  const reports = await tx.execute(sql`
    update ${moderationReports} set reporter_id = null, note = ''
    where ctid = any(array(select ctid from ${moderationReports} where reporter_id = ${userId} limit ${limit}))`);
  const taken = await tx.execute(sql`
    update ${moderationCases} set taken_by = null where taken_by = ${userId} and status in ('OPEN', 'APPEALED')`);
  return (taken.rowCount ?? 0) + (cases.rowCount ?? 0) + (reports.rowCount ?? 0);
}
