import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';

export const spendingPurposes = ['REPLY', 'PREMIUM_REPLY', 'IMAGE', 'COVER', 'OPTIMIZE'] as const;
export type SpendingPurpose = (typeof spendingPurposes)[number];

/** Points spent on a UTC day, by purpose; a purpose without spending is left out. Refunded holds do not count. */
export const spendingDay = z.object({
  day: z.iso.date(),
  spent: z.array(z.object({ purpose: z.enum(spendingPurposes), amount: count })),
});
export type SpendingDay = z.output<typeof spendingDay>;
