import type { InputOf } from '@storyloom/contract/core/endpoint';
import type { CaseAge, CaseGroup } from '@storyloom/contract/moderation/case-filter';
import type { cases as casesEndpoint } from '@storyloom/contract/moderation/endpoints/cases';
import {
  type ReportReason,
  reportReasonNames,
  type SubjectKind,
} from '@storyloom/contract/moderation/subjects';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle, Tx } from '../../platform/db.ts';
import { earlierThan, laterThan, type RowRange, timeToKey } from '../../platform/keyset.ts';
import {
  type CaseRow,
  moderationCases as cases,
  moderationDecisions,
  moderationReports as reports,
} from './moderation-cases.schema.ts';

export type NewCase = Omit<typeof cases.$inferInsert, 'status'>;

type CaseOrder = NonNullable<InputOf<typeof casesEndpoint>['order']>;

export interface CaseFilter {
  state: 'waiting' | 'decided';
  group?: CaseGroup | undefined;
  /** The administrator whose cases the group `MINE` has. */
  viewerId: string;
  age?: CaseAge | undefined;
  now: Date;
  kind?: SubjectKind | undefined;
  reason?: ReportReason | undefined;
  authorId?: string | undefined;
  /** A part of the title; may be empty. */
  keyword: string;
  order?: CaseOrder | undefined;
}

/** Literals, so that the partial indexes apply. */
const statuses = {
  waiting: sql`${cases.status} in ('OPEN', 'APPEALED')`,
  decided: sql`${cases.status} in ('DECIDED', 'CLOSED')`,
};

/** The time since which a case waits, or of its decision. */
const times = {
  waiting: sql`coalesce(${cases.appealedAt}, ${cases.openedAt})`,
  decided: sql`${cases.updatedAt}`,
};

const DAY_MS = 86_400_000;
const agesMs: Record<CaseAge, number> = { DAY: DAY_MS, WEEK: 7 * DAY_MS };

const held = inArray(cases.subjectKind, ['TEXT', 'PICTURE']);

/** Opens a case, or finds the open one of the same content. Locks it until the transaction ends. Returns its id. */
export async function openCase(tx: Tx, values: NewCase): Promise<string> {
  const [row] = await tx
    .insert(cases)
    .values({ ...values, status: 'OPEN' })
    .onConflictDoUpdate({
      target: [cases.subjectKind, cases.subjectId],
      targetWhere: sql`status = 'OPEN'`,
      set: { updatedAt: values.updatedAt },
    })
    .returning({ id: cases.id });
  if (row === undefined) throw new Error('A case was neither opened nor found.');
  return row.id;
}

export async function insertCase(tx: Tx, values: typeof cases.$inferInsert): Promise<void> {
  await tx.insert(cases).values(values);
}

/** Locks the case of a user's block. */
export async function findBlockCase(tx: Tx, userId: string): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.subjectKind, 'ACCOUNT'), eq(cases.subjectId, userId), isNotNull(cases.former)))
    .orderBy(desc(cases.openedAt))
    .limit(1)
    .for('update');
  return row;
}

export async function findCase(handle: Handle, id: string): Promise<CaseRow | undefined> {
  const [row] = await handle.select().from(cases).where(eq(cases.id, id));
  return row;
}

/** Locks the case until the transaction ends. */
export async function lockCase(tx: Tx, id: string): Promise<CaseRow | undefined> {
  const [row] = await tx.select().from(cases).where(eq(cases.id, id)).for('update');
  return row;
}

/** Locks a case about the user's content that the user may see. */
export async function lockOwnCase(tx: Tx, userId: string, id: string): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), isKnownTo(userId)))
    .for('update');
  return row;
}

export async function updateCase(tx: Tx, id: string, change: Partial<CaseRow>): Promise<void> {
  await tx.update(cases).set(change).where(eq(cases.id, id));
}

function isInGroup(group: CaseGroup, viewerId: string) {
  if (group === 'UNASSIGNED') return isNull(cases.takenBy);
  return group === 'MINE' ? eq(cases.takenBy, viewerId) : eq(cases.status, 'APPEALED');
}

function matches({ state, group, viewerId, age, now, kind, reason, authorId, keyword }: CaseFilter) {
  return and(
    statuses[state],
    group && isInGroup(group, viewerId),
    age && lte(times[state], new Date(now.getTime() - agesMs[age]).toISOString()),
    kind && eq(cases.subjectKind, kind),
    authorId === undefined ? undefined : eq(cases.authorId, authorId),
    keyword === '' ? undefined : ilike(cases.title, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`),
    reason &&
      sql`exists (select from ${reports} where ${reports.caseId} = ${cases.id} and ${reports.reason} = ${reason})`,
  );
}

/** Smaller for a graver reason, then for an older time in ms. Below 2^53, so that a cursor has it exactly. */
const gravityKey = (time: SQL) => sql<string>`(
  coalesce(
    (select min(array_position(${sql.param([...reportReasonNames])}::text[], ${reports.reason}))
      from ${reports} where ${reports.caseId} = ${cases.id}),
    ${reportReasonNames.length + 1}) * 100000000000000
  + floor(extract(epoch from ${time}) * 1000))::bigint`;

/** The sort key of a list, its order, and the condition of the rows after `last`. */
function sortBy(order: CaseOrder, time: SQL, last: Row | null) {
  if (order === 'GRAVEST') {
    const key = gravityKey(time);
    const next = last === null ? undefined : sql`(${key}, ${cases.id}) > (${last.key}::bigint, ${last.id})`;
    return { key, next, by: [asc(key), asc(cases.id)] };
  }
  const [after, direction] = order === 'OLDEST' ? [laterThan, asc] : [earlierThan, desc];
  const next = after(last, time, sql`${cases.id}`);
  return { key: timeToKey(time), next, by: [direction(time), direction(cases.id)] };
}

/** Waiting cases with the longest waiting first, and decided ones with the latest first, unless they have an order. */
export async function listCases(handle: Handle, filter: CaseFilter, { limit, offset, last }: RowRange) {
  const isWaiting = filter.state === 'waiting';
  const time = times[filter.state];
  const { key, next, by } = sortBy(filter.order ?? (isWaiting ? 'OLDEST' : 'NEWEST'), time, last);
  const reasons = handle
    .selectDistinct({ reason: reports.reason })
    .from(reports)
    .where(eq(reports.caseId, cases.id));
  return handle
    .select({
      ...getTableColumns(cases),
      key: key.mapWith(Number),
      reasons: sql<ReportReason[]>`array(${reasons})`,
    })
    .from(cases)
    .where(and(matches(filter), next))
    .orderBy(...by)
    .limit(limit)
    .offset(offset);
}

/** Counts up to the cap. */
export async function countCases(handle: Handle, filter: CaseFilter, cap: number): Promise<number> {
  const some = handle.select({ id: cases.id }).from(cases).where(matches(filter)).limit(cap).as('some');
  const [found] = await handle.select({ total: count() }).from(some);
  return found?.total ?? 0;
}

/** Cases that the author of the content may see, the latest changed first. */
export async function listOwnCases(handle: Handle, userId: string, limit: number): Promise<CaseRow[]> {
  return handle.select().from(cases).where(isKnownTo(userId)).orderBy(desc(cases.updatedAt)).limit(limit);
}

/** Authors see held content and violations, but not reports without a violation. */
const isKnownTo = (userId: string) =>
  and(
    eq(cases.authorId, userId),
    or(
      held,
      inArray(cases.outcome, ['VIOLATION', 'RATING']),
      isNotNull(cases.appeal),
      sql`${cases.former} is not null`,
    ),
  );

const isUnread = (userId: string) =>
  and(
    isKnownTo(userId),
    sql`exists (select from ${moderationDecisions} d where d.case_id = ${cases.id}
      and d.decided_at > coalesce(${cases.seenAt}, '-infinity'))`,
  );

/** The number of decided cases whose latest decision the author has not seen. */
export const countUnread = (handle: Handle, userId: string): Promise<number> =>
  handle.$count(cases, isUnread(userId));

export async function markSeen(handle: Handle, userId: string, at: Date): Promise<void> {
  await handle.update(cases).set({ seenAt: at }).where(isUnread(userId));
}

/** The number of the author's cases that wait for a decision. */
export const countOpen = (handle: Handle, authorId: string): Promise<number> =>
  handle.$count(cases, and(eq(cases.authorId, authorId), inArray(cases.status, ['OPEN', 'APPEALED'])));

/** The number of the author's cases with a violation, without the given one. */
export async function countViolations(handle: Handle, authorId: string, except = ''): Promise<number> {
  return handle.$count(
    cases,
    and(eq(cases.authorId, authorId), eq(cases.outcome, 'VIOLATION'), ne(cases.id, except)),
  );
}

/** The latest case of held content, in any state. */
export async function findHeldCase(
  handle: Handle,
  subjectKind: SubjectKind,
  subjectId: string,
): Promise<CaseRow | undefined> {
  const [row] = await handle
    .select()
    .from(cases)
    .where(and(eq(cases.subjectKind, subjectKind), eq(cases.subjectId, subjectId)))
    .orderBy(desc(cases.openedAt))
    .limit(1);
  return row;
}

/** The number of a user's held texts and pictures that wait for a moderator. */
export async function countHeldOpen(handle: Handle, userId: string): Promise<number> {
  return handle.$count(cases, and(eq(cases.authorId, userId), held, eq(cases.status, 'OPEN')));
}

/** Deletes decided cases of held content that last changed before a time. */
export async function deleteHeldBefore(handle: Handle, time: Date): Promise<void> {
  await handle.delete(cases).where(and(held, statuses.decided, lt(cases.updatedAt, time)));
}

export async function insertDecision(
  tx: Tx,
  decision: typeof moderationDecisions.$inferInsert,
): Promise<void> {
  await tx.insert(moderationDecisions).values(decision);
}

/** Decisions of these cases, the oldest first. */
export async function listDecisions(handle: Handle, caseIds: string[]) {
  if (caseIds.length === 0) return [];
  return handle
    .select()
    .from(moderationDecisions)
    .where(inArray(moderationDecisions.caseId, caseIds))
    .orderBy(asc(moderationDecisions.id));
}

/** Finds which of these URLs are the former pictures of hidden profiles. */
export async function findReferencedPictures(handle: Handle, urls: string[]): Promise<string[]> {
  const url = sql<string>`${cases.former} ->> 'avatarUrl'`;
  const rows = await handle.selectDistinct({ url }).from(cases).where(inArray(url, urls));
  return rows.map((row) => row.url);
}
