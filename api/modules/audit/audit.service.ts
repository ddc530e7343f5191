import type { AuditAction } from '@storyloom/contract/admin/audit-actions';
import type { AuditEntry } from '@storyloom/contract/admin/entities/audit-entry';
import { auditLimits } from '@storyloom/contract/admin/limits';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { csvFile } from '../../platform/http/csv-file.ts';
import { type ListRequest, type RowRange, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Users } from '../users/users.service.ts';
import { type AuditFilter, countEntries, hasEntry, insertEntry, listEntries } from './audit.repository.ts';

const LATEST = { name: 'AUDIT', isInteger: true };
/** Rows that an export reads at once. */
const EXPORT_PAGE = 1_000;

/** Actions with which an administrator decides about people. */
type Decision =
  | `case.${'decide' | 'take'}`
  | `contract.${'accept' | 'refuse'}`
  | `points.${'grant' | 'request-grant' | 'approve-grant' | 'reject-grant'}`
  | `user.${'block' | 'unblock'}`
  | `withdrawal.${'approve' | 'pay' | 'reject' | 'view-document'}`;

export type PlainAction = Exclude<AuditAction, Decision>;

export type AuditedAction = {
  /** The administrator, or the creator who requests or changes a withdrawal; null for the command line and jobs. */
  by: string | null;
  target: string;
  /** The input of the action, without secrets. */
  detail?: object;
} & (
  | { action: PlainAction }
  | {
      action: Decision;
      /** The people whom it concerns: first the owner of what is decided, then those who asked for it or whose decision is reviewed. */
      concerns: readonly [owner: string | null, ...others: string[]];
    }
);

type AuditedDecision = Extract<AuditedAction, { concerns: unknown }>;

export type Audit = ReturnType<typeof createAudit>;

/** The append-only trail of the actions of administrators, and of the withdrawals they decide. */
export function createAudit({ db, clock, users }: { db: Db; clock: Clock; users: Pick<Users, 'authors'> }) {
  async function record(tx: Tx, audited: AuditedAction): Promise<void> {
    const { by, action, target, detail = {} } = audited;
    if (by !== null && 'concerns' in audited && audited.concerns.includes(by))
      throw new DomainError('decision.own');
    const ownerId = 'concerns' in audited ? audited.concerns[0] : null;
    await insertEntry(tx, { at: clock.now(), userId: by, action, target, ownerId, detail });
  }

  async function toEntries(rows: Awaited<ReturnType<typeof listEntries>>): Promise<AuditEntry[]> {
    const people = rows.flatMap(({ entry: { userId, target, ownerId } }) => [userId, target, ownerId]);
    const authors = await users.authors(people.filter((id) => id !== null));
    return rows.map(({ id, entry }) => ({
      id,
      at: entry.at.toISOString(),
      by: authors.get(entry.userId ?? '') ?? null,
      action: entry.action,
      target: entry.target,
      about: authors.get(entry.target) ?? authors.get(entry.ownerId ?? '') ?? null,
      caseTitle: entry.caseTitle,
      detail: JSON.stringify(entry.detail),
      before: entry.before === null ? null : JSON.stringify(entry.before),
    }));
  }

  async function* readAll(filter: AuditFilter) {
    let last: RowRange['last'] = null;
    for (let read = 0; read < auditLimits.exported; read += EXPORT_PAGE) {
      const rows = await listEntries(db, filter, { limit: EXPORT_PAGE, offset: 0, last });
      yield (await toEntries(rows)).map(toCells);
      if (rows.length < EXPORT_PAGE) return;
      last = rows.at(-1) ?? null;
    }
  }

  return {
    /**
     * Records an action in the transaction that performs it. Throws decision.own, which undoes the transaction, if the
     * administrator is one of the people whom a decision concerns.
     */
    record,

    /** True if `record` was called with this decision, and at least these details. */
    hasRecorded: (tx: Tx, { by, action, concerns: [ownerId], detail = {} }: AuditedDecision) =>
      hasEntry(tx, { userId: by, action, ownerId, detail }),

    /** Lists entries, the latest first. */
    async list({ page, after, size, ...filter }: ListRequest & AuditFilter): Promise<CursorPage<AuditEntry>> {
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, { page, after, size }, (range) => listEntries(db, filter, range)),
        countEntries(db, filter, listLimits.totalCountCap + 1),
      ]);
      return toCursorPage(await toEntries(rows), { page, total, nextCursor });
    },

    /**
     * The newest entries that match as a CSV file, read while it is sent. The trail records the export, without the
     * words of a search.
     */
    async export(by: string, filter: AuditFilter): Promise<Response> {
      const { area, action, from, to } = filter;
      const detail = { area, action, from, to };
      await db.transaction((tx) => record(tx, { by, action: 'audit.export', target: 'audit', detail }));
      return csvFile('storyloom-audit.csv', columns, readAll(filter));
    },
  };
}

const columns = 'Time (UTC),Action,By,By id,About,About id,Target,Detail,Before,Id';

function toCells({ id, at, action, by, about, target, detail, before }: AuditEntry): string[] {
  const people = [by, about].flatMap((person) => [person?.name ?? '', person?.id ?? '']);
  return [at, action, ...people, target, detail, before ?? '', id];
}
