import type { Difference, DifferenceKind } from '@storyloom/contract/entities/reconciliation';
import { formatPoints, formatUsd, readable } from '../text.ts';

export const kindTexts: Record<DifferenceKind, string> = {
  MISSING_HERE: 'Missing here',
  MISSING_THERE: 'Missing at the provider',
  STATE: 'Different state',
  AMOUNT: 'Different amount',
  POINTS: 'Different points',
};

/** Describes a difference in one sentence. */
export function describeDifference({ kind, ours, theirs }: Difference): string {
  switch (kind) {
    case 'MISSING_HERE':
      return `The provider was paid ${formatUsd(theirs?.paid ?? 0)}; no order here has this transaction.`;
    case 'MISSING_THERE':
      return 'The provider does not know the transaction of this order.';
    case 'STATE':
      return `Here: ${readable(ours?.state ?? '')}. At the provider: ${readable(theirs?.status ?? '')}.`;
    case 'AMOUNT':
      return ours?.paid === theirs?.paid
        ? `Refunded here: ${formatUsd(ours?.refunded ?? 0)}. At the provider: ${formatUsd(theirs?.refunded ?? 0)}.`
        : `Paid here: ${formatUsd(ours?.paid ?? 0)}. At the provider: ${formatUsd(theirs?.paid ?? 0)}.`;
    case 'POINTS':
      return `The ledger has ${formatPoints(ours?.points ?? 0)}; the payment and its refunds make ${formatPoints(ours?.pointsDue ?? 0)}.`;
  }
}

const DAY_MS = 86_400_000;

/** The last seven UTC days, including today. */
export function lastWeek(now: Date): { from: string; to: string } {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: day(now.getTime() - 6 * DAY_MS), to: day(now.getTime()) };
}
