import type { Plan } from '@storyloom/contract/payments/entities/offers';
import { describe, expect, it } from 'vitest';
import { memberAccount, offersOf } from '../../testing/points.ts';
import { changeLabel, isDone, planChangeText } from './plan-change.model.ts';

const renewsAt = new Date(2026, 11, 22).toISOString();
const planOf = (name: Plan['plan']) => {
  const found = offersOf().plans.find(({ plan }) => plan === name);
  if (!found) throw new Error(`no plan ${name}`);
  return found;
};

describe('changeLabel', () => {
  const labels = (change: Parameters<typeof memberAccount>[0]) =>
    (['PLUS', 'PRO'] as const).map((plan) => changeLabel(memberAccount(change), { plan }));

  it.each([
    ['a member of Plus', { plan: 'PLUS', renewsAt }, [null, 'Upgrade to Pro']],
    ['a member of Pro', { plan: 'PRO', renewsAt }, ['Switch to Plus', null]],
    ['one who has chosen Plus next', { plan: 'PRO', nextPlan: 'PLUS', renewsAt }, [null, 'Keep Pro']],
    ['one who has cancelled', { plan: 'PLUS', endsAt: renewsAt }, [null, null]],
    ['a visitor without a plan', {}, [null, null]],
  ] as const)('offers %s only actions that change something', (_, member, expected) => {
    expect(labels(member)).toEqual(expected);
  });
});

describe('planChangeText', () => {
  const preview = (dueNow: number) => ({
    plan: 'PRO' as const,
    dueNow,
    nextPaymentAt: renewsAt,
    nextPrice: 1_999,
    effectiveAt: renewsAt,
  });

  it('mentions a payment only if one is due', () => {
    const plus = memberAccount({ plan: 'PLUS', renewsAt });
    expect(planChangeText(plus, planOf('PRO'), preview(548)).confirmLabel).toBe('Pay $5.48 and upgrade');
    const free = planChangeText(plus, planOf('PRO'), preview(0));
    expect(free.confirmLabel).toBe('Upgrade to Pro');
    expect(free.text).toContain('You pay nothing now for the rest of this month');
  });

  it('keeps the current plan without a payment', () => {
    const leaving = memberAccount({ plan: 'PRO', nextPlan: 'PLUS', renewsAt });
    expect(planChangeText(leaving, planOf('PRO'), preview(0)).text).toBe(
      'You keep Pro and pay nothing now. It renews on Dec 22, 2026 for $19.99, plus tax where it applies.',
    );
  });
});

describe('isDone', () => {
  const plan = planOf('PLUS');
  it.each([
    [false, 'a change of plan', { kind: 'plan', plan }, { plan: 'PRO', renewsAt }],
    [true, 'a change of plan', { kind: 'plan', plan }, { plan: 'PLUS', renewsAt }],
    [true, 'a change of the next plan', { kind: 'plan', plan }, { plan: 'PRO', nextPlan: 'PLUS', renewsAt }],
    [false, 'another next plan', { kind: 'plan', plan }, { plan: 'PLUS', nextPlan: 'PRO', renewsAt }],
    [false, 'a cancellation', { kind: 'cancel' }, { plan: 'PLUS', renewsAt }],
    [true, 'a cancellation', { kind: 'cancel' }, { plan: 'PLUS', endsAt: renewsAt }],
    [true, 'a cancellation of an ended plan', { kind: 'cancel' }, {}],
    [false, 'a resumption', { kind: 'resume' }, { plan: 'PLUS', endsAt: renewsAt }],
    [true, 'a resumption', { kind: 'resume' }, { plan: 'PLUS', renewsAt }],
  ] as const)('is %s for %s and the given membership', (expected, _, change, member) => {
    expect(isDone(change, memberAccount(member))).toBe(expected);
  });
});
