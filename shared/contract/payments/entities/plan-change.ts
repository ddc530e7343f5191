import * as z from '@storyloom/schema';
import { count, time } from '../../core/fields.ts';
import { planNames } from '../plans.ts';

/** A change of the caller's plan, as the payment provider would make it now. Amounts are in US cents. */
export const planChange = z.object({
  plan: z.enum(planNames),
  /** Charged at once, with tax: the rest of the month at the new price, less that at the old one. */
  dueNow: count,
  effectiveAt: time,
  nextPaymentAt: time,
  /** The next payment, before tax. */
  nextPrice: count,
});
export type PlanChange = z.output<typeof planChange>;
