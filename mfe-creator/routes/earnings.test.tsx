// @vitest-environment jsdom
import { changeWithdrawal } from '@storyloom/contract/creators/endpoints/change-withdrawal';
import { claim } from '@storyloom/contract/creators/endpoints/claim';
import { contract } from '@storyloom/contract/creators/endpoints/contract';
import { earnings as earningsEndpoint } from '@storyloom/contract/creators/endpoints/earnings';
import { withdraw } from '@storyloom/contract/creators/endpoints/withdraw';
import { withdrawals } from '@storyloom/contract/creators/endpoints/withdrawals';
import type { Earnings } from '@storyloom/contract/creators/entities/earnings';
import type { Withdrawal } from '@storyloom/contract/creators/entities/withdrawal';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import EarningsPage from './earnings.tsx';

afterEach(cleanup);

const earnings: Earnings = {
  tier: 2,
  uv: 640,
  visitors: 700,
  totalChats: 900,
  claimed: 2_000,
  totalEarnings: 2_500,
  tiers: [
    { tier: 1, visitors: 100, cents: 500, reached: true, claimed: false },
    { tier: 2, visitors: 500, cents: 2_000, reached: true, claimed: true },
    { tier: 3, visitors: 2_000, cents: 6_000, reached: false, claimed: false },
  ],
  availableForWithdrawal: 2_000,
  withdrawn: 0,
  held: 0,
  nextAvailableAt: null,
  requested: 0,
};

const requested: Withdrawal = {
  id: 'w1',
  cents: 2_000,
  paypalEmail: 'old@pay.example',
  contactEmail: 'mara@mail.example',
  legalName: 'Mara Vey',
  country: 'PT',
  documentType: 'PASSPORT',
  state: 'REQUESTED',
  reason: null,
  decidedAt: null,
  paidAt: null,
  createdAt: '2026-11-22T12:00:00.000Z',
};

function show(status: 'guest' | 'real' = 'real', listed: Withdrawal[] = [], figures = earnings) {
  const requireLogin = vi.fn(async () => true);
  const confirm = vi.fn(async () => false);
  const { host, calls } = createFakeHost({ requireLogin, confirm }, { ...fakeGuest, status });
  calls.respond(earningsEndpoint, () => figures);
  calls.respond(claim, () => earnings);
  calls.respond(contract, () => ({
    cardsNeeded: 10,
    heatNeeded: 1_000,
    cardsReached: 3,
    state: 'NONE' as const,
    reason: null,
    appliedAt: null,
  }));
  calls.respond(withdrawals, () => ({
    pageList: listed,
    totalCount: listed.length,
    hasNextPage: false,
    nextPageNum: null,
    currentPageNum: 1,
  }));
  render(inShell(host, <EarningsPage />, { path: '/build/earnings', url: '/build/earnings' }));
  return { calls, requireLogin, confirm };
}

describe('earnings page', () => {
  it('asks guests to log in', async () => {
    const { requireLogin, calls } = show('guest');
    fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(requireLogin).toHaveBeenCalledOnce();
    expect(calls.sentTo(earningsEndpoint)).toEqual([]);
  });

  it('says how a creator without visitors earns, and what to do first', async () => {
    const none = { ...earnings, visitors: 0, uv: 0 };
    show();
    expect(await screen.findByText('640 of 700 visitors count.')).toBeDefined();
    expect(screen.queryByText('Publish a story.')).toBeNull();
    cleanup();
    show('real', [], none);
    expect(
      await screen.findByText('$5 for the first 100 visitors, and more at each milestone.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Publish or share a story' }).getAttribute('href')).toBe(
      '/build',
    );
  });

  it('claims a reached milestone, and shows the progress to the next one', async () => {
    const { calls } = show();
    const button = await screen.findByRole('button', { name: 'Claim $5' });
    const tiers = earnings.tiers.map((tier) => ({ ...tier, claimed: tier.reached }));
    calls.respond(earningsEndpoint, () => ({ ...earnings, tiers }));
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByText('1,360 to go')).toBeDefined();
    await vi.waitFor(() => expect(calls.sentTo(claim)).toEqual([{ tier: 1 }]));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('$5 for 100 visitorsClaimed'));
    expect(screen.getByRole('progressbar', { name: '3 of 10 stories above 1,000 heat' })).toBeDefined();
  });

  it('says at each field of a withdrawal what is missing', async () => {
    // Compiling the dialog takes longer than the timeout of a query.
    await import('../features/earnings/WithdrawDialog.tsx');
    const { calls } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw $20…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw $20' });
    fireEvent.change(within(dialog).getByLabelText('Contact email'), { target: { value: 'mara' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Request withdrawal' }));
    await within(dialog).findByText('Invalid email address.');
    expect(within(dialog).getAllByText('This field is required.')).toHaveLength(5);
    expect(within(dialog).getByText('Please upload your document.')).toBeDefined();
    expect(calls.sentTo(withdraw)).toEqual([]);
  });

  it('asks before discarding a partly filled withdrawal', async () => {
    await import('../features/earnings/WithdrawDialog.tsx');
    const { confirm } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw $20…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw $20' });
    const email = within(dialog).getByLabelText('PayPal email');
    fireEvent.change(email, { target: { value: 'mara@pay.example' } });
    fireEvent.keyDown(email, { key: 'Escape' });
    await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(email).toHaveProperty('value', 'mara@pay.example');
    confirm.mockResolvedValue(true);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes an untouched withdrawal without a question', async () => {
    await import('../features/earnings/WithdrawDialog.tsx');
    const { confirm } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw $20…' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(confirm).not.toHaveBeenCalled();
  });

  it('changes the addresses of a requested withdrawal, or says that it was decided meanwhile', async () => {
    await import('../features/earnings/AddressDialog.tsx');
    const { calls } = show('real', [requested]);
    const msg = 'This withdrawal was decided already, so it can no longer change.';
    calls.respond(changeWithdrawal, () =>
      Promise.reject(new BusinessError(19_013, msg, 'withdrawal.decided', {})),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Change addresses…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change addresses' });
    const email = within(dialog).getByLabelText('PayPal email');
    expect(email).toHaveProperty('value', 'old@pay.example');
    fireEvent.change(email, { target: { value: 'new@pay.example' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(msg)).toBeDefined();
    calls.respond(changeWithdrawal, () => ({ ...requested, paypalEmail: 'new@pay.example' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const contactEmail = 'mara@mail.example';
    expect(calls.sentTo(changeWithdrawal).at(-1)).toEqual({
      id: 'w1',
      paypalEmail: 'new@pay.example',
      contactEmail,
    });
  });

  it('offers no change of a decided withdrawal', async () => {
    show('real', [{ ...requested, state: 'APPROVED', decidedAt: requested.createdAt }]);
    expect(await screen.findByText('Approved')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change addresses…' })).toBeNull();
  });
});
