import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { entryKinds, pointsReceipt } from '../../points/entities/points-receipt.ts';

/** A receipt with the keys, accounts and reasons of its entries. */
export const adminReceipt = z.extend(pointsReceipt, {
  entries: z.array(
    z.object({
      id,
      kind: z.enum(entryKinds),
      amount: count,
      createTime: time,
      /** Position in the chain of the user. */
      key: z.string(),
      reason: z.string(),
      fromAccount: z.string(),
      toAccount: z.string(),
    }),
  ),
});
export type AdminReceipt = z.output<typeof adminReceipt>;
