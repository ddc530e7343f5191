import { creatorLimits } from '@storyloom/contract/limits/creators';
import type { Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { CreatorParts } from '../creator-parts.ts';
import type { WithdrawalRow } from '../creators.schema.ts';
import { lockForReview } from './lock-for-review.ts';
import { updateWithdrawal } from './withdrawals.repository.ts';

const MINUTE_MS = 60_000;

interface ReservationParts extends Pick<CreatorParts, 'clock' | 'audit'> {
  isPaidByHand(row: WithdrawalRow): boolean;
}

/** Payments by hand, each reserved for one administrator at a time. */
export function createReservations({ clock, audit, isPaidByHand }: ReservationParts) {
  /** Throws withdrawal.reserved while another administrator is paying. */
  function assertNotPaying(row: WithdrawalRow, by: string): void {
    const isLive = row.reservedUntil !== null && row.reservedUntil > clock.now();
    if (isLive && row.reservedBy !== by) throw new DomainError('withdrawal.reserved');
  }

  /** Throws withdrawal.not_approved and withdrawal.reserved. */
  async function lockApproved(tx: Tx, by: string, id: string): Promise<WithdrawalRow> {
    const row = await lockForReview(tx, id);
    if (row.state !== 'APPROVED') throw new DomainError('withdrawal.not_approved');
    assertNotPaying(row, by);
    return row;
  }

  async function store(
    tx: Tx,
    row: WithdrawalRow,
    change: Pick<WithdrawalRow, 'reservedBy' | 'reservedUntil'>,
  ): Promise<WithdrawalRow> {
    await updateWithdrawal(tx, row.id, change);
    return { ...row, ...change };
  }

  return {
    /**
     * The money may also have been sent after the reservation expired, so another administrator must take it over
     * first. Throws withdrawal.reserved and withdrawal.not_taken_over.
     */
    assertRejectable(row: WithdrawalRow, by: string): void {
      assertNotPaying(row, by);
      if (row.reservedBy !== null && row.reservedBy !== by)
        throw new DomainError('withdrawal.not_taken_over');
    },

    /**
     * Reserves a payment, renews the reservation, or takes over an expired one. Throws withdrawal.paid_by_provider
     * and the errors of `lockApproved`.
     */
    async reserve(tx: Tx, by: string, id: string): Promise<WithdrawalRow> {
      const row = await lockApproved(tx, by, id);
      if (!isPaidByHand(row)) throw new DomainError('withdrawal.paid_by_provider');
      const reservedUntil = new Date(clock.now().getTime() + creatorLimits.reservationMinutes * MINUTE_MS);
      const detail = { withdrawalId: id, before: row.reservedBy };
      await audit.record(tx, {
        by,
        action: 'withdrawal.reserve',
        concerns: [row.userId],
        target: row.userId,
        detail,
      });
      return store(tx, row, { reservedBy: by, reservedUntil });
    },

    /** Throws the errors of `lockApproved`. */
    async release(tx: Tx, by: string, id: string): Promise<WithdrawalRow> {
      const row = await lockApproved(tx, by, id);
      if (row.reservedBy !== by) return row;
      const detail = { withdrawalId: id };
      await audit.record(tx, {
        by,
        action: 'withdrawal.release',
        concerns: [row.userId],
        target: row.userId,
        detail,
      });
      return store(tx, row, { reservedBy: null, reservedUntil: null });
    },

    /**
     * Locks an approved withdrawal whose payment the administrator reserved. An expired reservation counts until
     * another administrator takes it over: the money may have been sent. Throws withdrawal.paid_by_provider,
     * withdrawal.not_reserved and the errors of `lockApproved`.
     */
    async lockReserved(tx: Tx, by: string, id: string): Promise<WithdrawalRow> {
      const row = await lockApproved(tx, by, id);
      if (!isPaidByHand(row)) throw new DomainError('withdrawal.paid_by_provider');
      if (row.reservedBy !== by) throw new DomainError('withdrawal.not_reserved');
      return row;
    },
  };
}
