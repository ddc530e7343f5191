import type * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { pointsAdminLimits } from './limits.ts';
import { pointsAdminMessages } from './messages.ts';
import { grantForm, grantInput } from './rules.ts';

const reason = 'A gift.';
const messagesOf = (schema: z.ZodMiniType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

describe('grantForm', () => {
  it('reads whole points up to the limit of a grant', () => {
    const { grant } = pointsAdminLimits;
    expect(grantForm.parse({ amount: ' 50 ', reason }).amount).toBe(50);
    expect(grantForm.parse({ amount: String(grant), reason }).amount).toBe(grant);
    expect(grantForm.safeParse({ amount: String(grant + 1), reason }).success).toBe(false);
  });

  it('says how many points a grant has at most', () => {
    for (const amount of ['20001', '1234567890'])
      expect(messagesOf(grantForm, { amount, reason })).toEqual([pointsAdminMessages.tooManyPoints]);
  });

  it.each(['', '0', '-5', '1.5', '1e3'])('refuses %j', (amount) => {
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
