import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { planNames } from '../plans.ts';

/** `plan` is null without a membership. */
export const memberAccount = z.object({
  plan: z.nullable(z.enum(planNames)),
  renewsAt: z.nullable(time),
  endsAt: z.nullable(time),
  packDiscountPercent: z.number(),
  premiumModels: z.boolean(),
  unlimitedStandardChat: z.boolean(),
});
export type MemberAccount = z.output<typeof memberAccount>;
