import type { AdminWithdrawal } from '@storyloom/contract/admin/entities/admin-withdrawal';
import { formatTime } from '../admin-parts/format-time.ts';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$20.00". */
export const formatUsd = (cents: number) => usd.format(cents / 100);

interface Decided {
  decidedAt: string | null;
  decidedBy: { name: string } | null;
}

/** "Mar 1, 2026, 2:30 PM by Bo"; without a name if the account was deleted or nobody decided. */
export const describeDecision = ({ decidedAt, decidedBy }: Decided) =>
  [decidedAt === null ? [] : formatTime(decidedAt), decidedBy === null ? [] : `by ${decidedBy.name}`]
    .flat()
    .join(' ');

/** Advice for an administrator about a stuck withdrawal. */
export const describeStuck = ({ payout, reference }: AdminWithdrawal) =>
  payout === 'PAYPAL'
    ? `PayPal has not confirmed the payment ${reference ?? ''} since the approval. Look for it at PayPal: unclaimed money is returned after 30 days, and the withdrawal is rejected then.`
    : 'Nobody has recorded a payment since the approval. Look at PayPal for one to this address first; then record it, pay it, or reject the withdrawal.';
