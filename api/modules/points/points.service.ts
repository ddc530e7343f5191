import type { PointsAccount } from '@storyloom/contract/entities/points-account';
import type { PointsRecord, RecordType } from '@storyloom/contract/entities/points-record';
import { limits } from '@storyloom/contract/limits';
import type { CursorPage } from '@storyloom/contract/paged';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import {
  addToBalance,
  countRecords,
  findEntry,
  holdPoints,
  insertEntry,
  listRecords,
  readBalance,
} from './points.repository.ts';
import { describeReason, type PointsReason } from './reasons.ts';

export interface Change {
  userId: string;
  /** Whole points, above zero. */
  amount: number;
  /** Unique for the thing that moves the points: a repeat with the same key moves nothing again. */
  key: string;
  reason: PointsReason;
}

export type Points = ReturnType<typeof createPoints>;

/**
 * The ledger's door. Every change is made inside the caller's transaction;
 * when one of these throws, that transaction must be rolled back.
 */
export function createPoints({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Gives points from the house. False when this key was given before. */
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
     * Sets points aside for something that may still fail. Throws points.insufficient { balance, price }.
     * A function in SQL that does the same in its own transaction calls `points_hold` with the change.
     */
    async hold(tx: Tx, change: Change): Promise<void> {
      const balance = await holdPoints(tx, change, clock.now());
      if (balance !== null) throw insufficient(balance, change);
    },

    /** Keeps a hold's price. False when that hold had already ended, either way. */
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

    /** Gives a hold back in full. False when that hold had already ended, either way. */
    async refund(tx: Tx, { key }: { key: string }): Promise<boolean> {
      const hold = await requireHold(tx, key);
      const isNew = await insertEntry(tx, {
        key: `refund:${key}`,
        kind: 'REFUND',
        userId: hold.userId,
        fromAccount: 'system:holds',
        toAccount: hold.userId,
        amount: hold.amount,
        reason: hold.reason,
        holdKey: key,
        createdAt: clock.now(),
      });
      if (isNew) await addToBalance(tx, hold.userId, hold.amount);
      return isNew;
    },

    async account(userId: string): Promise<PointsAccount> {
      // Check-in comes with the points capability; until then nobody has claimed today.
      return { totalIntegral: await readBalance(db, userId), isSignInToday: false };
    },

    async records(
      query: {
        userId: string;
        recordType: RecordType | undefined;
      } & ListRequest,
    ): Promise<CursorPage<PointsRecord>> {
      const kind = query.recordType && KIND_OF[query.recordType];
      const filter = { userId: query.userId, kind };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, query, (range) => listRecords(db, filter, range)),
        countRecords(db, filter, limits.totalCountCap + 1),
      ]);
      const records = rows.map(
        ({ entry: row }): PointsRecord => ({
          id: String(row.id),
          description: describeReason(row.reason),
          createTime: row.createdAt.toISOString(),
          recordType: row.kind === 'GRANT' ? 'INCOME' : 'EXPENSE',
          integralAmount: row.amount,
        }),
      );
      return toCursorPage(records, { page: query.page, total, nextCursor });
    },
  };
}

/** A hold was refused: what the user has, and what it would have cost. */
export function insufficient(balance: number, { amount }: Pick<Change, 'amount'>): DomainError {
  return new DomainError('points.insufficient', { balance, price: amount });
}

const LATEST = { name: 'POINTS', isInteger: true, pageField: 'pageNum' } as const;

const KIND_OF = { INCOME: 'GRANT', EXPENSE: 'HOLD' } as const;

async function requireHold(handle: Handle, key: string) {
  const hold = await findEntry(handle, key);
  if (hold?.kind !== 'HOLD') throw new Error(`There is no hold with the key ${key}.`);
  return hold;
}
