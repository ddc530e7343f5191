import * as z from '@storyloom/schema';
import { paymentErrors } from './errors/payments.ts';
import { clientRequestId, id } from './fields.ts';
import { pointsAdminLimits } from './limits/points-admin.ts';
import { moderationMessages } from './messages/moderation.ts';
import { pointsAdminMessages } from './messages/points-admin.ts';
import { required } from './rules.ts';

const DAY_MS = 86_400_000;

const reason = required(pointsAdminLimits.reason, moderationMessages.giveReason);

export const grantInput = z.strictObject({
  userId: id,
  amount: z
    .int(pointsAdminMessages.enterPoints)
    .check(z.gte(1, pointsAdminMessages.enterPoints), z.lte(pointsAdminLimits.grant)),
  reason,
  clientRequestId,
});

/** In cents. */
const refundAmount = z.int(pointsAdminMessages.enterAmount).check(z.gte(1, pointsAdminMessages.enterAmount));

/** Without an amount, all that is left is refunded. */
export const refundInput = z.strictObject({
  orderId: id,
  amount: z.optional(refundAmount),
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

/** A sum in US dollars as it is typed; read as cents. */
const dollars = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,7}(?:\.\d{1,2})?$/, pointsAdminMessages.enterAmount)),
  z.pipe(
    z.transform((text: string) => Math.round(Number(text) * 100)),
    refundAmount,
  ),
);

/** The fields of a refund as they are typed. `refundable` is what is left of the payment, in cents. */
export const refundForm = (refundable: number) =>
  z.strictObject({
    amount: z.pipe(
      dollars,
      z.number().check(z.lte(refundable, paymentErrors['payment.refund_too_high'].msg)),
    ),
    reason,
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
