// @vitest-environment jsdom
import { claim } from '@storyloom/contract/creators/endpoints/claim';
import { contract } from '@storyloom/contract/creators/endpoints/contract';
import { earnings as earningsEndpoint } from '@storyloom/contract/creators/endpoints/earnings';
import { withdrawals } from '@storyloom/contract/creators/endpoints/withdrawals';
import type { Earnings as CreatorEarnings } from '@storyloom/contract/creators/entities/earnings';
import type { Withdrawal } from '@storyloom/contract/creators/entities/withdrawal';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Earnings } from './Earnings.tsx';
import { Progress } from './Progress.tsx';

afterEach(cleanup);

const earnings: CreatorEarnings = {
  tier: 0,
  uv: 100,
  visitors: 130,
  totalChats: 900,
  claimed: 0,
  totalEarnings: 500,
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
const paid: Withdrawal = {
  id: 'w1',
  cents: 2_000,
  paypalEmail: 'mara@pay.example',
  contactEmail: 'mara@mail.example',
  legalName: 'Mara Vey',
  country: 'PT',
  documentType: 'PASSPORT',
  state: 'PAID',
  reason: null,
  decidedAt: null,
  createdAt: '2026-11-22T12:00:00.000Z',
  paidAt: '2026-11-24T12:00:00.000Z',
};
const listOf = (...pageList: Withdrawal[]) => ({
  pageList,
  totalCount: pageList.length,
  hasNextPage: false,
  nextPageNum: null,
  currentPageNum: 1,
});

function show(change: Partial<CreatorEarnings> = {}, listed: Withdrawal[] = []) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast }, { ...fakeGuest, status: 'real' });
  calls.respond(earningsEndpoint, () => ({ ...earnings, ...change }));
  calls.respond(contract, () => ({
    cardsNeeded: 10,
    heatNeeded: 1_000,
    cardsReached: 3,
    state: 'NONE' as const,
    reason: null,
    appliedAt: null,
  }));
  calls.respond(withdrawals, () => listOf(...listed));
  return { calls, toast, open: () => render(inShell(host, <Earnings />)) };
}
const rows = () =>
  screen.findAllByRole('listitem').then((items) => items.map(({ textContent }) => textContent));

describe('milestones', () => {
  it('can be claimed once when reached, and show the progress otherwise', async () => {
    show().open();
    await screen.findByRole('list', { name: 'Milestones' });
    expect((await rows()).slice(0, 3)).toEqual([
      '$5 for 100 visitorsClaim $5',
      '$20 for 500 visitorsClaimed',
      '$60 for 2,000 visitors1,900 to go',
    ]);
    expect(screen.getByRole('progressbar', { name: '100 of 2,000 visitors' })).toHaveProperty('value', 100);
    expect(screen.getByText('None yet')).toBeDefined();
  });

  it('say that a claim succeeded or why it failed, and reload the earnings', async () => {
    const { calls, toast, open } = show();
    calls.respond(claim, () => Promise.reject(new NetworkError('cut')));
    open();
    const button = await screen.findByRole('button', { name: 'Claim $5' });
    fireEvent.click(button);
    await waitFor(() => expect(toast.mock.calls).toEqual([['error', 'Action failed']]));
    await waitFor(() => expect(calls.sentTo(earningsEndpoint)).toHaveLength(2));
    calls.respond(claim, () =>
      Promise.reject(new BusinessError(19_001, 'It was claimed.', 'request.invalid', {})),
    );
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    fireEvent.click(button);
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith('error', 'It was claimed.'));
    calls.respond(claim, () => earnings);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    fireEvent.click(button);
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith('success', '$5 claimed.'));
    await waitFor(() => expect(calls.sentTo(earningsEndpoint)).toHaveLength(4));
  });

  it('do not fill their bar beyond the end', () => {
    render(<Progress value={30} max={10} label="Way" />);
    expect(screen.getByRole('progressbar', { name: 'Way' })).toHaveProperty('value', 10);
  });
});

describe('withdrawals', () => {
  it('say when they were paid or why they were refused', async () => {
    const rejected = {
      ...paid,
      id: 'w2',
      state: 'REJECTED' as const,
      paidAt: null,
      reason: 'It is blurred.',
    };
    show({}, [paid, rejected]).open();
    expect(await screen.findByText('Nov 22, 2026, to mara@pay.example. Paid on Nov 24, 2026')).toBeDefined();
    expect(screen.getByText('Nov 22, 2026, to mara@pay.example')).toBeDefined();
    expect(screen.getByText('It is blurred.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change addresses…' })).toBeNull();
    expect(screen.queryByText(/^The payment takes longer/)).toBeNull();
  });

  it('name the person paid and the country, as far as they were asked for', async () => {
    show({}, [paid, { ...paid, id: 'w2', country: null }]).open();
    expect(await screen.findByText('Mara Vey, Portugal')).toBeDefined();
    expect(screen.getByText('Mara Vey')).toBeDefined();
  });

  it('are not offered while one is in progress, which is explained', async () => {
    show({ requested: 2_000 }).open();
    expect(await screen.findByText(/^\$20 is being withdrawn\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    expect(await screen.findByText('You haven’t withdrawn anything yet.')).toBeDefined();
  });

  it('can be reloaded after a failure', async () => {
    const { calls, open } = show();
    calls.respond(withdrawals, () => Promise.reject(new Error('down')));
    open();
    expect(await screen.findByText('Couldn’t load your withdrawals.')).toBeDefined();
    expect(screen.queryByText('You haven’t withdrawn anything yet.')).toBeNull();
    calls.respond(withdrawals, () => listOf(paid));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Paid')).toBeDefined();
  });
});

describe('earnings that cannot be loaded', () => {
  it('can be loaded again', async () => {
    const { calls, open } = show();
    calls.respond(earningsEndpoint, () => Promise.reject(new Error('down')));
    open();
    const retry = await screen.findByRole('button', { name: /Retry|Try again/ });
    expect(screen.queryByRole('list', { name: 'Milestones' })).toBeNull();
    calls.respond(earningsEndpoint, () => earnings);
    fireEvent.click(retry);
    expect(await screen.findByRole('list', { name: 'Milestones' })).toBeDefined();
  });
});
