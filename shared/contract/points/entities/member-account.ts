import * as z from '@storyloom/schema';
import { time } from '../../core/fields.ts';
import { planNames } from '../../payments/plans.ts';

/**
 * `plan` is null without a membership. A membership has either the time of its next payment, `renewsAt`, or `endsAt`: it was
 * cancelled, or its last payment failed (`isPastDue`) and it ends then unless it is paid. `nextPlan` replaces the plan at
 * `renewsAt`. `isPastDue` without a plan: the membership ended unpaid, and the provider still tries its payment.
 */
export const memberAccount = z.object({
  plan: z.nullable(z.enum(planNames)),
  nextPlan: z.nullable(z.enum(planNames)),
  renewsAt: z.nullable(time),
  endsAt: z.nullable(time),
  isPastDue: z.boolean(),
  packDiscountPercent: z.number(),
  premiumModels: z.boolean(),
  unlimitedStandardChat: z.boolean(),
});
export type MemberAccount = z.output<typeof memberAccount>;
