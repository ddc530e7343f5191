// @vitest-environment jsdom

import { errors } from '@storyloom/contract/core/errors';
import { cancelMembership } from '@storyloom/contract/payments/endpoints/cancel-membership';
import { changePlan } from '@storyloom/contract/payments/endpoints/change-plan';
import { offers } from '@storyloom/contract/payments/endpoints/offers';
import { portal } from '@storyloom/contract/payments/endpoints/portal';
import { previewPlanChange } from '@storyloom/contract/payments/endpoints/preview-plan-change';
import { resumeMembership } from '@storyloom/contract/payments/endpoints/resume-membership';
import { account } from '@storyloom/contract/points/endpoints/account';
import { member } from '@storyloom/contract/points/endpoints/member';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberAccount, offersOf, pointsAccount } from '../testing/points.ts';
import GetMorePoints from './get-more-points.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const renewsAt = new Date(2026, 11, 22).toISOString();

async function openAs(membership: Partial<MemberAccount>) {
  const [toast, navigate, memberships] = [vi.fn(), vi.fn(), vi.fn()];
  const { host, calls } = createFakeHost({ toast, navigate });
  host.bus.on(memberChanged, memberships);
  const is = (change: Partial<MemberAccount>) => calls.respond(member, () => memberAccount(change));
  is({ plan: 'PLUS', ...membership });
  calls.respond(account, () => pointsAccount());
  calls.respond(offers, () => {
    const found = offersOf({ isMember: true });
    const current = membership.plan ?? 'PLUS';
    return { ...found, plans: found.plans.map((plan) => ({ ...plan, isCurrent: plan.plan === current })) };
  });
  calls.respond(previewPlanChange, ({ plan }) => ({
    plan,
    dueNow: plan === 'PRO' ? 548 : 0,
    nextPaymentAt: renewsAt,
    nextPrice: 999,
    effectiveAt: plan === 'PRO' ? new Date(2026, 10, 22).toISOString() : renewsAt,
  }));
  calls.respond(changePlan, ({ plan, dueNow }) => ({
    plan,
    dueNow,
    effectiveAt: renewsAt,
    nextPaymentAt: renewsAt,
    nextPrice: 999,
  }));
  calls.respond(cancelMembership, () => memberAccount());
  calls.respond(resumeMembership, () => memberAccount());
  render(
    inShell(host, <GetMorePoints input={undefined} open zIndex={50} close={vi.fn()} onClosed={vi.fn()} />),
  );
  const card = async (name: string) => within(await screen.findByRole('article', { name: `${name} plan` }));
  const press = async (name: string, button: string) =>
    fireEvent.click(await (await card(name)).findByRole('button', { name: button }));
  /** Answers the question before a change. */
  const answer = async (button: string) =>
    fireEvent.click(
      await within(await screen.findByRole('alertdialog')).findByRole('button', { name: button }),
    );
  return { calls, toast, navigate, memberships, is, card, press, answer };
}

describe('an upgrade', () => {
  it('shows the amount and the dates, and is sent only on the second press', async () => {
    const { calls, press, answer } = await openAs({ renewsAt });
    await press('Pro', 'Upgrade to Pro');
    expect(
      await screen.findByText(
        'You pay $5.48 now for the rest of this month, then $9.99 a month from Dec 22, 2026, plus tax where it applies. You get Pro now; your first 5,000 points arrive on Dec 22, 2026.',
      ),
    ).toBeDefined();
    expect(calls.sentTo(changePlan)).toEqual([]);
    await answer('Pay $5.48 and upgrade');
    await waitFor(() => expect(calls.sentTo(changePlan)).toEqual([{ plan: 'PRO', dueNow: 548 }]));
  });

  it('waits until the membership has changed, then emits member.changed', async () => {
    const { is, memberships, press, answer, toast } = await openAs({ renewsAt });
    await press('Pro', 'Upgrade to Pro');
    await answer('Pay $5.48 and upgrade');
    expect(await screen.findByText(/as soon as the payment provider confirms it/)).toBeDefined();
    expect(memberships).not.toHaveBeenCalled();
    is({ plan: 'PRO', renewsAt });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(memberships).toHaveBeenCalledOnce());
    expect(toast).toHaveBeenCalledWith('success', 'You have Pro now.');
  });

  it('can be closed while it is awaited, and still confirms', async () => {
    const { is, press, answer, card, toast } = await openAs({ renewsAt });
    await press('Pro', 'Upgrade to Pro');
    await answer('Pay $5.48 and upgrade');
    await answer('Close');
    const upgrade = await (await card('Pro')).findByRole('button', { name: 'Upgrade to Pro' });
    expect(upgrade).toHaveProperty('disabled', true);
    is({ plan: 'PRO', renewsAt });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', 'You have Pro now.'));
  });

  it('shows the new amount if it has changed', async () => {
    const { calls, press, answer, toast } = await openAs({ renewsAt });
    const { code, msg } = errors['payment.amount_changed'];
    calls.respond(changePlan, () => {
      throw new BusinessError(code, msg, 'payment.amount_changed', { dueNow: 600 });
    });
    await press('Pro', 'Upgrade to Pro');
    await screen.findByText(/You pay \$5\.48 now/);
    calls.respond(previewPlanChange, ({ plan }) => ({
      plan,
      dueNow: 600,
      effectiveAt: renewsAt,
      nextPaymentAt: renewsAt,
      nextPrice: 999,
    }));
    await answer('Pay $5.48 and upgrade');
    expect(await screen.findByText(/You pay \$6\.00 now/)).toBeDefined();
    expect(toast).toHaveBeenCalledWith('error', msg);
  });

  it('can be dismissed', async () => {
    const { calls, press, answer, card } = await openAs({ renewsAt });
    await press('Pro', 'Upgrade to Pro');
    await answer('Not now');
    expect(await (await card('Pro')).findByRole('button', { name: 'Upgrade to Pro' })).toBeDefined();
    expect(calls.sentTo(changePlan)).toEqual([]);
  });
});

describe('a downgrade', () => {
  it('shows the date on which it takes effect', async () => {
    const { calls, press, answer } = await openAs({ plan: 'PRO', renewsAt });
    await press('Plus', 'Switch to Plus');
    expect(
      await screen.findByText(
        'You pay nothing now and keep Pro until Dec 22, 2026. From then on you have Plus for $9.99 a month, plus tax where it applies.',
      ),
    ).toBeDefined();
    await answer('Switch on Dec 22, 2026');
    await waitFor(() => expect(calls.sentTo(changePlan)).toEqual([{ plan: 'PLUS', dueNow: 0 }]));
  });

  it('can be undone while it is scheduled', async () => {
    const { card } = await openAs({ plan: 'PRO', nextPlan: 'PLUS', renewsAt });
    expect((await card('Pro')).getByText('You keep it until Dec 22, 2026, then Plus begins.')).toBeDefined();
    expect((await card('Pro')).getByRole('button', { name: 'Keep Pro' })).toBeDefined();
    expect((await card('Plus')).queryByRole('button')).toBeNull();
  });
});

describe('a cancellation', () => {
  it('shows the last day and what is lost', async () => {
    const { calls, is, memberships, press, answer } = await openAs({ renewsAt });
    await press('Plus', 'Cancel plan');
    expect(await screen.findByText(/You keep Plus until Dec 22, 2026 and pay nothing more\./)).toBeDefined();
    await answer('Cancel on Dec 22, 2026');
    await waitFor(() => expect(calls.sentTo(cancelMembership)).toHaveLength(1));
    is({ plan: 'PLUS', endsAt: renewsAt });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(memberships).toHaveBeenCalledOnce());
    expect(await screen.findByRole('button', { name: 'Resume plan' })).toBeDefined();
  });

  it('can be undone before the plan ends', async () => {
    const { calls, press, answer } = await openAs({ endsAt: renewsAt });
    await press('Plus', 'Resume plan');
    expect(await screen.findByText(/Plus continues and renews on Dec 22, 2026 for \$9\.99/)).toBeDefined();
    await answer('Resume plan');
    await waitFor(() => expect(calls.sentTo(resumeMembership)).toHaveLength(1));
  });
});

describe('a plan that is past due', () => {
  it('offers only the update of the card after the plan has ended', async () => {
    const { card } = await openAs({ plan: null, endsAt: null, isPastDue: true });
    expect((await card('Pro')).queryByRole('button')).toBeNull();
    expect(screen.getByText(/Your last payment failed and will be tried again/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Update your card' })).toBeDefined();
  });

  it('says what to do, and opens the page where the card is updated', async () => {
    const { calls, card, navigate } = await openAs({ endsAt: renewsAt, isPastDue: true });
    calls.respond(portal, () => ({ url: 'https://pay.example/portal' }));
    expect((await card('Plus')).getByText(/Update your card before Dec 22, 2026/)).toBeDefined();
    expect((await card('Pro')).queryByRole('button')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Update your card' }));
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('https://pay.example/portal', { external: true }),
    );
  });
});
