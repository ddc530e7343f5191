import * as z from '@storyloom/schema';
import { id, time } from '../../core/fields.ts';
import { planNames } from '../../payments/plans.ts';

/** The caller. `isRealUser` is false for guests. */
export const userInfo = z.object({
  id,
  isRealUser: z.boolean(),
  isAdmin: z.boolean(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  introduction: z.string(),
  email: z.nullable(z.string()),
  plan: z.nullable(z.enum(planNames)),
  createdAt: time,
});
export type UserInfo = z.output<typeof userInfo>;
