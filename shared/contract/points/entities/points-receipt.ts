import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { pointsRecord } from './points-record.ts';

/**
 * Kinds of ledger entries. `HOLD` is followed by `SETTLE` (charged), `REFUND` or `EXPIRE` (returned). `SPEND` charges at
 * once. `CLAWBACK` takes points of a refunded payment back, and `DEBT` is the part of it that was spent already;
 * `REPAYMENT` pays a debt, `RESTORE` returns what was taken back. `MERGE` moves what a guest bought to the account, and `LAPSE`
 * ends the guest's gifts.
 */
export const entryKinds = [
  'GRANT',
  'CHECK_IN',
  'MONTHLY',
  'PURCHASE',
  'MERGE',
  'LAPSE',
  'HOLD',
  'SETTLE',
  'REFUND',
  'EXPIRE',
  'SPEND',
  'CLAWBACK',
  'DEBT',
  'REPAYMENT',
  'RESTORE',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The reply, picture or order of an entry. It may have been deleted since. */
export const pointsTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('REPLY'), storyId: id, messageId: id }),
  z.object({ kind: z.literal('IMAGE'), storyId: id, messageId: id }),
  z.object({ kind: z.literal('ORDER'), orderId: id }),
]);
export type PointsTarget = z.output<typeof pointsTarget>;

/** A row of the points history with the ledger entries behind it, oldest first. */
export const pointsReceipt = z.object({
  record: pointsRecord,
  entries: z.array(z.object({ id, kind: z.enum(entryKinds), amount: count, createTime: time })),
  target: z.nullable(pointsTarget),
});
export type PointsReceipt = z.output<typeof pointsReceipt>;
