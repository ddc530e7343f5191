import * as z from '@storyloom/schema';
import { clientRequestId, id } from './fields.ts';
import { pointsAdminLimits } from './limits/points-admin.ts';
import { moderationMessages } from './messages/moderation.ts';
import { pointsAdminMessages } from './messages/points-admin.ts';
import { required } from './rules.ts';

const reason = required(pointsAdminLimits.reason, moderationMessages.giveReason);

export const grantInput = z.strictObject({
  userId: id,
  amount: z
    .int(pointsAdminMessages.enterPoints)
    .check(z.gte(1, pointsAdminMessages.enterPoints), z.lte(pointsAdminLimits.grant)),
  reason,
  clientRequestId,
});

/** The fields of a grant as they are typed. */
export const grantForm = z.strictObject({
  amount: z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{1,9}$/, pointsAdminMessages.enterPoints)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      grantInput.shape.amount,
    ),
  ),
  reason,
});
