import type { Tx } from '../../../platform/db.ts';
import type { CreatorParts } from '../creator-parts.ts';
import type { WithdrawalRow } from '../creators.schema.ts';
import { paidMail, rejectedMail } from '../decision-mails.ts';
import { deleteDocument } from '../documents/documents.repository.ts';
import { moveMoney } from '../money/money.repository.ts';
import { updateWithdrawal } from './withdrawals.repository.ts';

/** The ways to end a locked withdrawal: each moves the money and updates the state. */
export function createWithdrawalEnds({ clock, audit, notify }: CreatorParts) {
  const addressesOf = ({ isOwnerless }: WithdrawalRow) =>
    isOwnerless ? { paypalEmail: '', contactEmail: '', legalName: '', country: null } : {};

  async function endMoney(tx: Tx, kind: 'PAYOUT' | 'RETURN', { id, userId }: WithdrawalRow): Promise<void> {
    const outcome = await moveMoney(tx, { kind, userId, withdrawalId: id }, clock.now());
    if (outcome !== 'MOVED') throw new Error(`The withdrawal ${id} cannot end: ${outcome}.`);
  }

  return {
    /** `by`: the administrator. */
    async pay(tx: Tx, row: WithdrawalRow, { by, reference }: { by: string; reference: string }) {
      const change = { state: 'PAID', paidAt: clock.now(), reference } as const;
      await endMoney(tx, 'PAYOUT', row);
      await updateWithdrawal(tx, row.id, { ...change, ...addressesOf(row) });
      const { id, userId, cents } = row;
      const detail = { withdrawalId: id, cents, reference };
      await audit.record(tx, { by, action: 'withdrawal.pay', concerns: [userId], target: userId, detail });
      await notify(tx, userId, paidMail(cents));
      return { ...row, ...change };
    },

    /** Returns the money. `by`: the administrator; null for a deleted account. */
    async reject(tx: Tx, row: WithdrawalRow, { by, reason }: { by: string | null; reason: string }) {
      const change = { state: 'REJECTED', reason, decidedBy: by, decidedAt: clock.now() } as const;
      await endMoney(tx, 'RETURN', row);
      await updateWithdrawal(tx, row.id, { ...change, ...addressesOf(row) });
      await deleteDocument(tx, row.id);
      const { id, userId, cents } = row;
      const detail = { withdrawalId: id, cents, reason };
      await audit.record(tx, { by, action: 'withdrawal.reject', concerns: [userId], target: userId, detail });
      await notify(tx, userId, rejectedMail(cents, reason));
      return { ...row, ...change };
    },
  };
}
export type WithdrawalEnds = ReturnType<typeof createWithdrawalEnds>;
