import { auditLooks } from '@storyloom/contract/admin/audit-actions';
import type { exportAudit } from '@storyloom/contract/admin/endpoints/export-audit';
import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { and, count, desc, eq, getTableColumns, gte, like, lt, notInArray, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Handle, Tx } from '../../platform/db.ts';
import type { RowRange } from '../../platform/keyset.ts';
import { auditEntries } from './audit.schema.ts';

export async function insertEntry(tx: Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** True if an administrator did this to something of this owner, with these details. */
export async function hasEntry(
  tx: Tx,
  { userId, action, ownerId, detail }: Omit<typeof auditEntries.$inferInsert, 'at' | 'target'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from ${auditEntries} where owner_id = ${ownerId} and user_id = ${userId} and action = ${action}
      and detail @> ${JSON.stringify(detail)}::jsonb limit 1`);
  return rowCount === 1;
}

/** Erases the reasons of decisions about a user, which may name the person. */
export async function eraseReasons(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${auditEntries} set detail = detail - 'reason'
    where id = any(array(
      select id from ${auditEntries} where owner_id = ${userId} and detail ? 'reason' limit ${limit}))`);
  return rowCount ?? 0;
}

export type AuditFilter = ParsedInputOf<typeof exportAudit>;

const day = 86_400_000;
const dayOf = (date: string) => new Date(`${date}T00:00:00.000Z`);

const startWith = (keyword: string) => `${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** True for an id, or a person whose name begins with the keyword. */
function isPerson(column: AnyPgColumn, keyword: string) {
  const start = startWith(keyword);
  return sql`(${column} = ${keyword} or ${column} in (select user_id from user_names where name ilike ${start}))`;
}

/** True for a case or a collection with a story of this id, or whose title begins with the keyword or did so in the case. */
function hasStory(keyword: string) {
  const { target, detail } = auditEntries;
  const start = startWith(keyword);
  const stories = sql`select story_id from author_stories where story_id = ${keyword} or title ilike ${start}`;
  return sql`(${target} in (select case_id from case_titles where title ilike ${start} or story_id in (${stories}))
    or ${detail} -> 'storyIds' ?| array(${stories}))`;
}

function matches({ area, action, by, about, from, to }: AuditFilter) {
  const { userId, target, ownerId } = auditEntries;
  return and(
    area === 'changes'
      ? notInArray(auditEntries.action, auditLooks)
      : area && like(auditEntries.action, `${area}.%`),
    action && eq(auditEntries.action, action),
    by === '' ? undefined : isPerson(userId, by),
    about === '' ? undefined : or(isPerson(target, about), isPerson(ownerId, about), hasStory(about)),
    from === undefined ? undefined : gte(auditEntries.at, dayOf(from)),
    to === undefined ? undefined : lt(auditEntries.at, new Date(dayOf(to).getTime() + day)),
  );
}

/** Lists entries, the latest first, with the titles of cases and the input of the save before. */
export async function listEntries(handle: Handle, filter: AuditFilter, { limit, offset, last }: RowRange) {
  const rows = await handle
    .select({
      ...getTableColumns(auditEntries),
      caseTitle: sql<string | null>`case when ${auditEntries.action} like 'case.%' then (
        select title from case_titles where case_id = ${auditEntries.target}) end`,
      before: sql<object | null>`case when ${auditEntries.action} like '%.save' then (
        select earlier.detail from ${auditEntries} earlier
        where earlier.target = ${auditEntries}.target and earlier.action = ${auditEntries}.action
          and earlier.action like '%.save' and earlier.id < ${auditEntries}.id
        order by earlier.id desc limit 1) end`,
    })
    .from(auditEntries)
    .where(and(matches(filter), last === null ? undefined : lt(auditEntries.id, last.key)))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
  return rows.map((entry) => ({ key: entry.id, id: String(entry.id), entry }));
}

/** Counts up to the cap. */
export async function countEntries(handle: Handle, filter: AuditFilter, cap: number): Promise<number> {
  const some = handle
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(matches(filter))
    .limit(cap)
    .as('some');
  const [found] = await handle.select({ total: count() }).from(some);
  return found?.total ?? 0;
}
