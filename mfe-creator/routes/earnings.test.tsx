// @vitest-environment jsdom
import { claim } from '@storyloom/contract/endpoints/creators/claim';
import { contract } from '@storyloom/contract/endpoints/creators/contract';
import { earnings as earningsEndpoint } from '@storyloom/contract/endpoints/creators/earnings';
import { withdraw } from '@storyloom/contract/endpoints/creators/withdraw';
import { withdrawals } from '@storyloom/contract/endpoints/creators/withdrawals';
import type { Earnings } from '@storyloom/contract/entities/earnings';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import EarningsPage from './earnings.tsx';

afterEach(cleanup);

const earnings: Earnings = {
  ...{ tier: 2, uv: 640, totalChats: 900, claimed: 2_000, totalEarnings: 2_500 },
  tiers: [
    { tier: 1, visitors: 100, cents: 500, reached: true, claimed: false },
    { tier: 2, visitors: 500, cents: 2_000, reached: true, claimed: true },
    { tier: 3, visitors: 2_000, cents: 6_000, reached: false, claimed: false },
  ],
  ...{ availableForWithdrawal: 2_000, withdrawn: 0, held: 0, nextAvailableAt: null, requested: 0 },
};

function show(status: 'guest' | 'real' = 'real') {
  const requireLogin = vi.fn(async () => true);
  const { host, calls } = createFakeHost({ requireLogin }, { ...fakeGuest, status });
  calls.answer(earningsEndpoint, () => earnings);
  calls.answer(claim, () => earnings);
  calls.answer(contract, () => ({
    ...{ cardsNeeded: 10, heatNeeded: 1_000, cardsReached: 3 },
    state: 'NONE' as const,
    ...{ reason: null, appliedAt: null },
  }));
  calls.answer(withdrawals, () => ({
    ...{ pageList: [], totalCount: 0, hasNextPage: false, nextPageNum: null, currentPageNum: 1 },
  }));
  render(inShell(host, <EarningsPage />, { path: '/build/earnings', url: '/build/earnings' }));
  return { calls, requireLogin };
}

describe('earnings page', () => {
  it('asks guests to log in', async () => {
    const { requireLogin, calls } = show('guest');
    fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(requireLogin).toHaveBeenCalledOnce();
    expect(calls.sentTo(earningsEndpoint)).toEqual([]);
  });

  it('claims a milestone that was reached, and shows the way to the next', async () => {
    const { calls } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Claim $5' }));
    expect(await screen.findByText('1,360 to go')).toBeDefined();
    await vi.waitFor(() => expect(calls.sentTo(claim)).toEqual([{ tier: 1 }]));
    expect(screen.getByRole('progressbar', { name: '3 of 10 stories above 1,000 heat' })).toBeDefined();
  });

  it('names each field of a withdrawal that is missing, in the words of the product', async () => {
    // Compiling the dialog takes longer than a query waits.
    await import('../features/earnings/WithdrawDialog.tsx');
    const { calls } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw $20…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw $20' });
    fireEvent.change(within(dialog).getByLabelText('Contact email'), { target: { value: 'mara' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Request withdrawal' }));
    const summary = await within(dialog).findByRole('region');
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'PayPal email: This field is required.',
      'Contact email: Invalid email address.',
      'Identity document: This field is required.',
      'Picture of the document: Please upload your document.',
      'I agree that Storyloom checks my document for this withdrawal: This field is required.',
    ]);
    expect(calls.sentTo(withdraw)).toEqual([]);
  });
});
