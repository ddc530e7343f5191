import type * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { paymentErrors } from './errors/payments.ts';
import { pointsAdminLimits } from './limits/points-admin.ts';
import { pointsAdminMessages } from './messages/points-admin.ts';
import { grantForm, grantInput, reconcileInput, refundForm, refundInput } from './points-admin-rules.ts';

const reason = 'A gift.';
const messagesOf = (schema: z.ZodMiniType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

describe('refundForm', () => {
  const schema = refundForm(999_999_998);

  it.each([
    ['1', 100],
    ['0.01', 1],
    [' 19.9 ', 1_990],
    ['1.15', 115],
    ['9999999.98', 999_999_998],
  ])('reads %j as %i cents', (amount, cents) => {
    expect(schema.parse({ amount, reason }).amount).toBe(cents);
  });

  it.each(['', '0', '0.00', '-1', '1.234', '1,50', '$5', '1e3', '12345678'])('refuses %j', (amount) => {
    expect(messagesOf(schema, { amount, reason })).toEqual([pointsAdminMessages.enterAmount]);
  });

  it('refuses more than is left of the payment', () => {
    expect(messagesOf(schema, { amount: '9999999.99', reason })).toEqual([
      paymentErrors['payment.refund_too_high'].msg,
    ]);
  });
});

describe('refundInput', () => {
  const request = { orderId: 'o1', reason, clientRequestId: 'request-1' };

  it('takes a whole number of cents, or none for all that is left', () => {
    expect(refundInput.safeParse(request).success).toBe(true);
    expect(refundInput.safeParse({ ...request, amount: 1 }).success).toBe(true);
    for (const amount of [0, -1, 1.5])
      expect(messagesOf(refundInput, { ...request, amount })).toEqual([pointsAdminMessages.enterAmount]);
  });
});

describe('grantForm', () => {
  it('reads whole points up to the limit of a grant', () => {
    const { grant } = pointsAdminLimits;
    expect(grantForm.parse({ amount: ' 50 ', reason }).amount).toBe(50);
    expect(grantForm.parse({ amount: String(grant), reason }).amount).toBe(grant);
    expect(grantForm.safeParse({ amount: String(grant + 1), reason }).success).toBe(false);
  });

  it.each(['', '0', '-5', '1.5', '1e3', '1234567890'])('refuses %j', (amount) => {
    expect(messagesOf(grantForm, { amount, reason })).toEqual([pointsAdminMessages.enterPoints]);
  });
});

describe('grantInput', () => {
  it('has a reason that is not blank', () => {
    const grant = { userId: 'u1', amount: 5, clientRequestId: 'request-1' };
    expect(grantInput.safeParse({ ...grant, reason }).success).toBe(true);
    expect(messagesOf(grantInput, { ...grant, reason: '  ' })).toEqual(['Give a reason']);
  });
});

describe('reconcileInput', () => {
  it('takes up to 31 days, the last one not before the first', () => {
    const of = (from: string, to: string) => messagesOf(reconcileInput, { from, to });
    expect(of('2026-01-01', '2026-01-01')).toEqual([]);
    expect(of('2026-01-01', '2026-01-31')).toEqual([]);
    expect(of('2026-01-01', '2026-02-01')).toEqual([pointsAdminMessages.tooManyDays]);
    expect(of('2026-01-02', '2026-01-01')).toEqual([pointsAdminMessages.lastDayFirst]);
  });
});
