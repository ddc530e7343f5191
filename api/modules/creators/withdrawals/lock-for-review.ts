import type { Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { WithdrawalRow } from '../creators.schema.ts';
import { lockWithdrawal } from './withdrawals.repository.ts';

/** Locks a withdrawal on which an administrator acts. Throws withdrawal.not_found. */
export async function lockForReview(tx: Tx, id: string): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, id);
  if (row === undefined) throw new DomainError('withdrawal.not_found');
  return row;
}
