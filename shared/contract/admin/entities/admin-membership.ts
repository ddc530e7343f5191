import * as z from '@storyloom/schema';
import { time } from '../../core/fields.ts';
import { planNames } from '../../payments/plans.ts';
import { memberAccount } from '../../points/entities/member-account.ts';

/** The benefits of a user now, and their subscriptions at the provider, the latest changed first. */
export const adminMembership = z.object({
  member: memberAccount,
  subscriptions: z.array(
    z.object({
      id: z.string(),
      plan: z.enum(planNames),
      status: z.string(),
      renewsAt: z.nullable(time),
      endsAt: z.nullable(time),
      pastDueSince: z.nullable(time),
    }),
  ),
});
export type AdminMembership = z.output<typeof adminMembership>;
