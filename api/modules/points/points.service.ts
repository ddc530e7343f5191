import type { PointsAccount } from '@storyloom/contract/entities/points-account';
import type { PointsRecord, RecordType } from '@storyloom/contract/entities/points-record';
import { listLimits } from '@storyloom/contract/limits/lists';
import type { CursorPage } from '@storyloom/contract/paged';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import {
  addToBalance,
  closeAccount,
  countRecords,
  findEntry,
  holdPoints,
  insertEntry,
  listRecords,
  lockOwner,
  readBalance,
} from './points.repository.ts';
import { describeReason, type PointsReason } from './reasons.ts';

export { ownPoints } from './own-data.ts';
export interface Change {
  userId: string;
  /** A positive integer. */
  amount: number;
  /** Idempotency key: a repeated change with the same key has no effect. */
  key: string;
  reason: PointsReason;
}

export type Points = ReturnType<typeof createPoints>;

/**
 * The points ledger. Changes are made in the caller's transaction, which must be rolled back if one of them throws.
 */
export function createPoints({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Grants points. Returns false if the key was used before. */
    async grant(tx: Tx, change: Change): Promise<boolean> {
      const isNew = await insertEntry(tx, {
        ...change,
        kind: 'GRANT',
        fromAccount: 'system:grants',
        toAccount: change.userId,
        createdAt: clock.now(),
      });
      if (isNew) await addToBalance(tx, change.userId, change.amount);
      return isNew;
    },

    /**
     * Holds points until `settle` or `refund`. Throws points.insufficient { balance, price }.
     * SQL functions that hold points call `points_hold`.
     */
    async hold(tx: Tx, change: Change): Promise<void> {
      const balance = await holdPoints(tx, change, clock.now());
      if (balance !== null) throw insufficient(balance, change);
    },

    /** Charges a hold. Returns false if it was already settled or refunded. Throws for an unknown key. */
    async settle(tx: Tx, { key }: { key: string }): Promise<boolean> {
      const hold = await requireHold(tx, key);
      return insertEntry(tx, {
        key: `settle:${key}`,
        kind: 'SETTLE',
        userId: hold.userId,
        fromAccount: 'system:holds',
        toAccount: 'system:income',
        amount: hold.amount,
        reason: hold.reason,
        holdKey: key,
        createdAt: clock.now(),
      });
    },

    /** Returns a hold to the user, or to the account that a guest was merged into. Returns false if it was already settled or refunded. Throws for an unknown key. */
    async refund(tx: Tx, { key }: { key: string }): Promise<boolean> {
      const hold = await requireHold(tx, key);
      const owner = await lockOwner(tx, hold.userId);
      const isNew = await insertEntry(tx, {
        key: `refund:${key}`,
        kind: 'REFUND',
        userId: owner,
        fromAccount: 'system:holds',
        toAccount: owner,
        amount: hold.amount,
        reason: hold.reason,
        holdKey: key,
        createdAt: clock.now(),
      });
      if (isNew) await addToBalance(tx, owner, hold.amount);
      return isNew;
    },

    /** Moves the points of a guest to an account and closes the guest's. Open holds of the guest are refunded to the account. */
    async merge(tx: Tx, { guestId, userId }: { guestId: string; userId: string }): Promise<number> {
      const amount = await closeAccount(tx, guestId, userId);
      if (amount === 0) return 0;
      await insertEntry(tx, {
        key: `merge:${guestId}:${newId()}`,
        kind: 'MERGE',
        userId,
        fromAccount: guestId,
        toAccount: userId,
        amount,
        reason: 'guest.merged',
        createdAt: clock.now(),
      });
      await addToBalance(tx, userId, amount);
      return amount;
    },

    async account(userId: string): Promise<PointsAccount> {
      // Check-ins are added with the points capability.
      return {
        totalIntegral: await readBalance(db, userId),
        isSignInToday: false,
        nextCheckInAt: `${clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`,
        debt: 0,
      };
    },

    async records(
      query: {
        userId: string;
        recordType: RecordType | undefined;
      } & ListRequest,
    ): Promise<CursorPage<PointsRecord>> {
      const filter = { userId: query.userId, kinds: kinds[query.recordType ?? 'ALL'] };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, query, (range) => listRecords(db, filter, range)),
        countRecords(db, filter, listLimits.totalCountCap + 1),
      ]);
      const records = rows.map(
        ({ entry: row }): PointsRecord => ({
          id: String(row.id),
          description: describeReason(row.reason),
          createTime: row.createdAt.toISOString(),
          recordType: row.kind === 'HOLD' ? 'EXPENSE' : 'INCOME',
          integralAmount: row.amount,
        }),
      );
      return toCursorPage(records, { page: query.page, total, nextCursor });
    },
  };
}

/** The error of a rejected hold. */
export function insufficient(balance: number, { amount }: Pick<Change, 'amount'>): DomainError {
  return new DomainError('points.insufficient', { balance, price: amount });
}

const LATEST = { name: 'POINTS', isInteger: true, pageField: 'pageNum' } as const;

const kinds = {
  ALL: ['GRANT', 'HOLD', 'MERGE'],
  INCOME: ['GRANT', 'MERGE'],
  EXPENSE: ['HOLD'],
} as const;

async function requireHold(handle: Handle, key: string) {
  const hold = await findEntry(handle, key);
  if (hold?.kind !== 'HOLD') throw new Error(`No hold has the key ${key}.`);
  return hold;
}
