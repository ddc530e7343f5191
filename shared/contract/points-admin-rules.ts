import * as z from 'zod/mini';
import { clientRequestId, id } from './fields.ts';
import { pointsAdminLimits } from './limits/points-admin.ts';
import { pointsAdminMessages } from './messages/points-admin.ts';
import { required } from './rules.ts';

const DAY_MS = 86_400_000;

const reason = required(pointsAdminLimits.reason, pointsAdminMessages.giveReason);

export const grantInput = z.strictObject({
  userId: id,
  amount: z
    .int(pointsAdminMessages.enterPoints)
    .check(z.gte(1, pointsAdminMessages.enterPoints), z.lte(pointsAdminLimits.grant)),
  reason,
  clientRequestId,
});

/** `amount`: in cents; all that is left without it. */
export const refundInput = z.strictObject({
  orderId: id,
  amount: z.optional(z.int(pointsAdminMessages.enterAmount).check(z.gte(1, pointsAdminMessages.enterAmount))),
  reason,
  clientRequestId,
});

/** Whole days in UTC, both included. */
export const reconcileInput = z.strictObject({ from: z.iso.date(), to: z.iso.date() }).check(
  z.refine(({ from, to }) => to >= from, { error: pointsAdminMessages.lastDayFirst, path: ['to'] }),
  z.refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) < pointsAdminLimits.reconciliationDays * DAY_MS,
    {
      error: pointsAdminMessages.tooManyDays,
      path: ['to'],
    },
  ),
);
