import * as z from '@storyloom/schema';
import { clientRequestId, id } from '../core/fields.ts';
import { required } from '../core/rules.ts';
import { moderationMessages } from '../moderation/messages.ts';
import { pointsAdminLimits } from './limits.ts';
import { pointsAdminMessages } from './messages.ts';

const reason = required(pointsAdminLimits.reason, moderationMessages.giveReason);

export const grantInput = z.strictObject({
  userId: id,
  amount: z
    .int(pointsAdminMessages.enterPoints)
    .check(
      z.gte(1, pointsAdminMessages.enterPoints),
      z.lte(pointsAdminLimits.grant, pointsAdminMessages.tooManyPoints),
    ),
  reason,
  clientRequestId,
});

/** The fields of a grant as they are typed. */
export const grantForm = z.strictObject({
  amount: z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{1,15}$/, pointsAdminMessages.enterPoints)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      grantInput.shape.amount,
    ),
  ),
  reason,
});
