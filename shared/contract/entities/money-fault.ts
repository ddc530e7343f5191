import * as z from '@storyloom/schema';
import { count, time } from '../fields.ts';

/** Differences that the verifier found in the money ledger, the latest first, and what else needs an administrator. */
export const moneyFaultReport = z.object({
  faults: z.array(
    z.object({
      /** A user id, or a system account. */
      account: z.string(),
      /** The end of a sentence about the account. */
      fault: z.string(),
      foundAt: time,
    }),
  ),
  totalCount: count,
  /** When the whole ledger was last verified; null before the first time. */
  verifiedAt: z.nullable(time),
  /** Withdrawals that were approved long ago and are not paid. */
  stuckCount: count,
});
export type MoneyFaultReport = z.output<typeof moneyFaultReport>;
