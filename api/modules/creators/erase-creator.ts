import type { Tx } from '../../platform/db.ts';
import { deleteContractsOf } from './contracts/contracts.repository.ts';
import { deleteDocumentsOf } from './documents/documents.repository.ts';
import type { WithdrawalEnds } from './withdrawals/end-withdrawal.ts';
import { listWithAddresses, updateWithdrawal } from './withdrawals/withdrawals.repository.ts';

/**
 * Erases applications, documents and the addresses of withdrawals. A requested withdrawal is rejected; an approved
 * one is paid first. The ledger is kept.
 */
export async function eraseCreator(tx: Tx, userId: string, ends: WithdrawalEnds): Promise<number> {
  const rows = await listWithAddresses(tx, userId);
  for (const row of rows) {
    if (row.state === 'APPROVED') {
      await updateWithdrawal(tx, row.id, { isOwnerless: true });
      continue;
    }
    if (row.state === 'REQUESTED')
      await ends.reject(tx, row, { by: null, reason: 'The account was deleted.' });
    await updateWithdrawal(tx, row.id, {
      paypalEmail: '',
      contactEmail: '',
      legalName: '',
      country: null,
      isOwnerless: true,
    });
  }
  const documents = await deleteDocumentsOf(tx, userId);
  return rows.length + documents + (await deleteContractsOf(tx, userId));
}
