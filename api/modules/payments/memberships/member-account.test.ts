import { describe, expect, test } from 'vitest';
import type { MembershipRow } from '../payments.schema.ts';
import { toMemberAccount } from './member-account.ts';

const [renewsAt, endsAt] = [new Date('2026-04-01T00:00:00Z'), new Date('2026-03-20T00:00:00Z')];
const row = (change: Partial<MembershipRow> = {}) =>
  ({ plan: 'PRO', nextPlan: null, renewsAt, endsAt: null, pastDueSince: null, ...change }) as MembershipRow;

describe('toMemberAccount', () => {
  test('has no benefits without a membership', () => {
    expect(toMemberAccount(undefined)).toEqual({
      plan: null,
      nextPlan: null,
      renewsAt: null,
      endsAt: null,
      isPastDue: false,
      packDiscountPercent: 0,
      premiumModels: false,
      unlimitedStandardChat: false,
    });
  });

  test('has the benefits of the plan', () => {
    const benefits = (plan: MembershipRow['plan']) => {
      const { packDiscountPercent, premiumModels, unlimitedStandardChat } = toMemberAccount(row({ plan }));
      return [packDiscountPercent, premiumModels, unlimitedStandardChat];
    };
    expect([benefits('PLUS'), benefits('PRO')]).toEqual([
      [10, true, false],
      [20, true, true],
    ]);
  });

  test.each<[string, Partial<MembershipRow>, object]>([
    ['renews', { nextPlan: 'PLUS' }, { renewsAt: renewsAt.toISOString(), endsAt: null, nextPlan: 'PLUS' }],
    [
      'ends, and has no next plan then',
      { endsAt, nextPlan: 'PLUS' },
      { renewsAt: null, endsAt: endsAt.toISOString(), nextPlan: null },
    ],
    [
      'is unpaid, and ends after 7 days',
      { pastDueSince: new Date('2026-03-01T12:00:00Z'), nextPlan: 'PLUS' },
      { renewsAt: null, endsAt: '2026-03-08T12:00:00.000Z', nextPlan: null, isPastDue: true },
    ],
  ])('says when a plan %s', (_, change, expected) => {
    expect(toMemberAccount(row(change))).toMatchObject(expected);
  });
});
