import * as z from '@storyloom/schema';
import { count, time } from '../fields.ts';

/** Differences that the verifier found in the points ledger, the latest first, and its progress. */
export const pointsFaults = z.object({
  faults: z.array(
    z.object({
      /** A user id. */
      account: z.string(),
      /** The end of a sentence about the account. */
      fault: z.string(),
      foundAt: time,
    }),
  ),
  totalCount: count,
  /** When the verifier last reached the end of the ledger; null before the first time. */
  verifiedAt: z.nullable(time),
});
export type PointsFaults = z.output<typeof pointsFaults>;
