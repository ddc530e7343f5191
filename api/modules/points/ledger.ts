import type { PointsTarget } from '@storyloom/contract/points/entities/points-receipt';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { HoldError, type HoldFault } from './hold-error.ts';
import * as repository from './points.repository.ts';
import type { PointsReason } from './reasons.ts';

export interface Change {
  userId: string;
  /** A positive integer. */
  amount: number;
  /** Idempotency key: a repeated change with the same key has no effect. */
  key: string;
  reason: PointsReason;
  /** The reply, picture or order, for a link in the receipt. */
  target?: PointsTarget;
}

/** A change by a payment; the reason is that of the change unless it is given. */
export type PaymentChange = Omit<Change, 'reason'> & Partial<Pick<Change, 'reason'>>;

/**
 * The points ledger. Changes are made in the caller's transaction, which must be rolled back if one of them throws, except
 * for a HoldError. Credits of a merged guest go to the successor, and pay a debt first.
 */
export function createLedger(clock: Clock) {
  const credit = (tx: Tx, kind: repository.Credit['kind'], { target, ...change }: Change) =>
    repository.creditPoints(
      tx,
      {
        ...change,
        kind,
        from: kind === 'PURCHASE' ? 'system:sales' : 'system:grants',
        target: target ?? null,
      },
      clock.now(),
    );

  async function charge(tx: Tx, kind: 'HOLD' | 'SPEND', change: Change): Promise<void> {
    const balance = await repository.chargePoints(tx, { target: null, ...change, kind }, clock.now());
    if (balance !== null) throw insufficient(balance, change);
  }

  return {
    /** Grants points. Returns false if the key was used before. */
    grant: (tx: Tx, change: Change): Promise<boolean> => credit(tx, 'GRANT', change),

    /** Adds points that were bought. Returns false if the key was used before. */
    purchase: (tx: Tx, change: PaymentChange): Promise<boolean> =>
      credit(tx, 'PURCHASE', { reason: 'purchase', ...change }),

    /** Adds the points of a period of a plan. Returns false if the key was used before. */
    grantMonthly: (tx: Tx, change: PaymentChange): Promise<boolean> =>
      credit(tx, 'MONTHLY', { reason: 'plan.monthly', ...change }),

    /**
     * Locks a user's points until the transaction ends. A transaction that changes points and inserts rows that name the user calls
     * it first: the foreign key locks the user, and a merge locks points before users.
     */
    lock: (tx: Tx, userId: string): Promise<void> => repository.lockAccount(tx, userId),

    /**
     * Holds points until `settle` or `refund`, for an hour at most. Throws points.insufficient { balance, price }.
     * SQL functions that hold points call `points_hold`.
     */
    hold: (tx: Tx, change: Change): Promise<void> => charge(tx, 'HOLD', change),

    /** Charges points at once. Throws points.insufficient { balance, price }. */
    spend: (tx: Tx, change: Change): Promise<void> => charge(tx, 'SPEND', change),

    /** Charges a hold. Throws a HoldError if it has ended, and an Error for an unknown key; neither writes anything. */
    async settle(tx: Tx, { key }: { key: string }): Promise<void> {
      const outcome = await repository.settleHold(tx, key, clock.now());
      if (outcome === 'UNKNOWN') throw unknownHold(key);
      if (outcome !== 'SETTLED') throw new HoldError(faults[outcome], key);
    },

    /** Returns a hold to the user. Returns false if it has ended before. Throws for an unknown key. */
    async refund(tx: Tx, { key }: { key: string }): Promise<boolean> {
      const isReleased = await repository.releaseHold(tx, key, clock.now(), { onlyExpired: false });
      if (isReleased === null) throw unknownHold(key);
      return isReleased;
    },

    /** Takes points of a payment back, down to zero; the rest becomes a debt. Returns false if the key was used before. */
    async clawBack(tx: Tx, change: PaymentChange): Promise<boolean> {
      if (change.amount <= 0) throw new Error(`A clawback of ${change.amount} points is not possible.`);
      return repository.clawBackPoints(tx, { reason: 'payment.refunded', ...change }, clock.now());
    },

    /**
     * Gives an amount of the clawback `key` back. Returns false if `restoreKey` was used before. Throws for an unknown key
     * and for more than was taken back.
     */
    async restoreClawback(
      tx: Tx,
      restore: { key: string; amount: number; restoreKey: string },
    ): Promise<boolean> {
      const outcome = await repository.restorePoints(tx, restore, clock.now());
      if (outcome === 'UNKNOWN') throw new Error(`No clawback has the key ${restore.key}.`);
      if (outcome === 'TOO_MUCH')
        throw new Error(`The clawback ${restore.key} took fewer points than would be given back.`);
      return outcome === 'RESTORED';
    },

    /**
     * Moves the debt of a guest and the points that it bought to an account, and closes the guest's. Gifts and check-ins are
     * spent first and never move. Returns the points that moved.
     */
    merge: (tx: Tx, { guestId, userId }: { guestId: string; userId: string }): Promise<number> =>
      repository.mergeAccount(tx, guestId, userId, clock.now()),
  };
}

const faults: Record<'ALREADY_SETTLED' | 'RELEASED' | 'EXPIRED', HoldFault> = {
  ALREADY_SETTLED: 'settled',
  RELEASED: 'released',
  EXPIRED: 'expired',
};

const unknownHold = (key: string) => new Error(`No hold has the key ${key}.`);

/** The error of a rejected hold. */
export function insufficient(balance: number, { amount }: Pick<Change, 'amount'>): DomainError {
  return new DomainError('points.insufficient', { balance, price: amount });
}
