import type { EntryKind } from '@storyloom/contract/points/entities/points-receipt';

/** User-visible names of ledger entries. */
export const entryLabels: Record<EntryKind, string> = {
  GRANT: 'Received',
  CHECK_IN: 'Daily check-in',
  MONTHLY: 'Monthly points',
  PURCHASE: 'Bought',
  MERGE: 'Moved from your guest account',
  LAPSE: 'Gift that ended with your guest account',
  HOLD: 'Held',
  SETTLE: 'Charged',
  REFUND: 'Returned',
  EXPIRE: 'Returned, never charged',
  SPEND: 'Charged',
  CLAWBACK: 'Taken back after a refund',
  DEBT: 'Owed after a refund',
  REPAYMENT: 'Used to pay what you owed',
  RESTORE: 'Given back',
};

const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** Formats a time with seconds, because holds and settlements are often seconds apart. */
export function formatEntryTime(createTime: string): string {
  return format.format(new Date(createTime));
}
