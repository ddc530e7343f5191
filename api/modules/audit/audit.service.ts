import type { AuditAction } from '@storyloom/contract/admin/audit-actions';
import type { AuditEntry } from '@storyloom/contract/admin/entities/audit-entry';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Users } from '../users/users.service.ts';
import { type AuditFilter, countEntries, hasEntry, insertEntry, listEntries } from './audit.repository.ts';

const LATEST = { name: 'AUDIT', isInteger: true };

/** Actions with which an administrator decides about people. */
type Decision =
  | 'case.decide'
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
      /** The people whom it concerns: first the owner of what is decided, then those whose decision is reviewed. */
      concerns: readonly [owner: string | null, ...others: string[]];
    }
);

type AuditedDecision = Extract<AuditedAction, { concerns: unknown }>;

export type Audit = ReturnType<typeof createAudit>;

/** The append-only trail of the actions of administrators, and of the withdrawals they decide. */
export function createAudit({ db, clock, users }: { db: Db; clock: Clock; users: Pick<Users, 'authors'> }) {
  return {
    /**
     * Records an action in the transaction that performs it. Throws decision.own, which undoes the transaction, if the
     * administrator is one of the people whom a decision concerns.
     */
    async record(tx: Tx, audited: AuditedAction): Promise<void> {
      const { by, action, target, detail = {} } = audited;
      if (by !== null && 'concerns' in audited && audited.concerns.includes(by))
        throw new DomainError('decision.own');
      const ownerId = 'concerns' in audited ? audited.concerns[0] : null;
      await insertEntry(tx, { at: clock.now(), userId: by, action, target, ownerId, detail });
    },

    /** True if `record` was called with this decision, and at least these details. */
    hasRecorded: (tx: Tx, { by, action, concerns: [ownerId], detail = {} }: AuditedDecision) =>
      hasEntry(tx, { userId: by, action, ownerId, detail }),

    /** Lists entries, the latest first. */
    async list({ page, after, size, ...filter }: ListRequest & AuditFilter): Promise<CursorPage<AuditEntry>> {
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, { page, after, size }, (range) => listEntries(db, filter, range)),
        countEntries(db, filter, listLimits.totalCountCap + 1),
      ]);
      const people = rows.flatMap(({ entry: { userId, target, ownerId } }) => [userId, target, ownerId]);
      const authors = await users.authors(people.filter((id) => id !== null));
      const entries = rows.map(({ id, entry }) => ({
        id,
        at: entry.at.toISOString(),
        by: authors.get(entry.userId ?? '') ?? null,
        action: entry.action,
        target: entry.target,
        about: authors.get(entry.target) ?? authors.get(entry.ownerId ?? '') ?? null,
        detail: JSON.stringify(entry.detail),
        before: entry.before === null ? null : JSON.stringify(entry.before),
      }));
      return toCursorPage(entries, { page, total, nextCursor });
    },
  };
}
