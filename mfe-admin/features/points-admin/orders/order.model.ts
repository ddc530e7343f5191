import type { AdminOrder } from '@storyloom/contract/admin/entities/admin-order';

export const stateTexts: Record<AdminOrder['state'], string> = {
  OPEN: 'Not paid',
  PAID: 'Paid',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
};

const adjustmentStatuses: Readonly<Record<string, string>> = {
  pending_approval: 'waits for the provider’s approval',
  approved: 'approved',
  rejected: 'rejected by the provider',
  reversed: 'reversed',
};

/** Describes the state of a refund. An unknown state is shown as the provider calls it. */
export function adjustmentText(status: string): string {
  return adjustmentStatuses[status] ?? status;
}
