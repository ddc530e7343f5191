// @vitest-environment jsdom
import { differences } from '@storyloom/contract/endpoints/admin/differences';
import { reconcile } from '@storyloom/contract/endpoints/admin/reconcile';
import { reconciliation } from '@storyloom/contract/endpoints/admin/reconciliation';
import type { Difference, Reconciliation } from '@storyloom/contract/entities/reconciliation';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onePage, reconciliationOf } from '../../../testing/points-admin.ts';
import { ReconciliationPanel } from './ReconciliationPanel.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sides = {
  ours: { state: 'PAID', paid: 500, refunded: 0, points: 525, pointsDue: 525 },
  theirs: { status: 'completed', paid: 499, refunded: 0 },
} as const;
const found: Difference[] = [
  { id: '1', kind: 'AMOUNT', transactionId: 'txn_1', orderId: 'order1', userId: 'ada', ...sides },
  {
    id: '2',
    kind: 'MISSING_HERE',
    transactionId: 'txn_2',
    orderId: null,
    userId: null,
    ...sides,
    ours: null,
  },
];

function show(latest: Reconciliation | null, isFailing = false) {
  const { host, calls } = createFakeHost();
  const failure = new BusinessError(1, 'Not now.', 'payment.unavailable', {});
  calls.answer(reconciliation, () => (isFailing ? Promise.reject(failure) : latest));
  calls.answer(reconcile, () => reconciliationOf({ state: 'RUNNING' }));
  calls.answer(differences, () => onePage(...found));
  render(inShell(host, <ReconciliationPanel />));
  return { calls };
}

describe('ReconciliationPanel', () => {
  it('shows neither state nor form until the latest reconciliation is loaded', async () => {
    show(null);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Compare' })).toBeDefined();
  });

  it('can be reloaded after a failure', async () => {
    const { calls } = show(null, true);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    calls.answer(reconciliation, () => null);
    fireEvent.click(retry);
    expect(await screen.findByText('Nothing has been compared yet.')).toBeDefined();
  });

  it('starts a reconciliation of the chosen days', async () => {
    const { calls } = show(null);
    expect(await screen.findByText('Nothing has been compared yet.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-03-07' } });
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(calls.sentTo(reconcile)).toEqual([{ from: '2026-03-01', to: '2026-03-07' }]));
  });

  it('polls each second while it runs, and stops once it is done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = show(reconciliationOf({ state: 'RUNNING' }));
    expect(await screen.findByText(/^Comparing…/)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(calls.sentTo(reconciliation)).toHaveLength(2);
    calls.answer(reconciliation, () => reconciliationOf({ state: 'DONE', differences: 0 }));
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(await screen.findByText(/^No differences/)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(calls.sentTo(reconciliation)).toHaveLength(3);
    expect(calls.sentTo(differences)).toEqual([]);
  });

  it('rejects days in the wrong order', async () => {
    const { calls } = show(null);
    fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2099-03-02' } });
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByText('The last day can’t be before the first')).toBeDefined();
    expect(calls.sentTo(reconcile)).toEqual([]);
  });

  it.each([
    [reconciliationOf(), 'No differences in 3 transactions and 2 orders.'],
    [reconciliationOf({ state: 'RUNNING', orders: 1 }), 'Comparing… 3 transactions and 1 order so far.'],
    [
      reconciliationOf({ state: 'FAILED' }),
      'The payment provider didn’t answer. Try again in a few minutes.',
    ],
  ])('describes the state', async (latest, text) => {
    show(latest);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('lists the differences with both sides', async () => {
    show(reconciliationOf({ differences: 2 }));
    expect(await screen.findByText('Paid here: $5.00. At the provider: $4.99.')).toBeDefined();
    expect(
      screen.getByText('The provider was paid $4.99; no order here has this transaction.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the user' }).getAttribute('href')).toBe('/admin/users/ada');
  });
});
