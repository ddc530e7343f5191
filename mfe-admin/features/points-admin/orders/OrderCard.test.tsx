// @vitest-environment jsdom
import { ledger } from '@storyloom/contract/endpoints/admin/ledger';
import { orders } from '@storyloom/contract/endpoints/admin/orders';
import { refund } from '@storyloom/contract/endpoints/admin/refund';
import { user } from '@storyloom/contract/endpoints/admin/user';
import type { AdminOrder } from '@storyloom/contract/entities/admin-order';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminOrder, adminUser } from '../../../testing/points-admin.ts';
import { OrderCard } from './OrderCard.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(order: AdminOrder, confirmed = true) {
  const confirm = vi.fn(async () => confirmed);
  const { host, calls } = createFakeHost({ confirm });
  calls.answer(refund, () => order);
  render(inShell(host, <OrderCard order={order} user={adminUser({ points: 575 })} />));
  return { calls, confirm, invalidate: vi.spyOn(host.queryClient, 'invalidateQueries') };
}

function fillRefund(amount: string, reason: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }));
  fireEvent.change(screen.getByLabelText('Amount in US dollars'), { target: { value: amount } });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: 'Refund…' }));
}

describe('OrderCard', () => {
  it('refunds a part in cents after a confirmation with the exact effect', async () => {
    const { calls, confirm } = show(adminOrder());
    fillRefund('1.10', 'Not used.');
    await waitFor(() => expect(calls.sentTo(refund)).toHaveLength(1));
    expect(calls.sentTo(refund)).toMatchObject([{ orderId: 'order1', amount: 110, reason: 'Not used.' }]);
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Refund $1.10 to Ada?',
        message: expect.stringContaining('115 points are taken back'),
      }),
    );
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });

  it('invalidates the purchases at once, and what a webhook changes after its usual delay', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { invalidate } = show(adminOrder());
    fillRefund('1.10', 'Not used.');
    const paths = () => invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[0]);
    await waitFor(() => expect(paths()).toEqual([orders.path]));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(paths()).toEqual([orders.path, orders.path, ledger.path, user.path]);
  });

  it('sends nothing without confirmation', async () => {
    const { calls, confirm } = show(adminOrder(), false);
    fillRefund('4.99', 'Bought twice.');
    await waitFor(() => expect(confirm).toHaveBeenCalled());
    expect(calls.sentTo(refund)).toEqual([]);
  });

  it.each(['0', '-1', '1.001', 'all', ''])('rejects the amount “%s”', async (amount) => {
    const { calls } = show(adminOrder());
    fillRefund(amount, 'Bought twice.');
    expect(await screen.findByText('Enter an amount, at least $0.01')).toBeDefined();
    expect(calls.sentTo(refund)).toEqual([]);
  });

  it('refuses an amount above the refundable rest without asking for confirmation', async () => {
    const { calls, confirm } = show(adminOrder());
    fillRefund('5.00', 'Bought twice.');
    expect(await screen.findByText('This is more than is left of the payment.')).toBeDefined();
    expect(confirm).not.toHaveBeenCalled();
    expect(calls.sentTo(refund)).toEqual([]);
  });

  it('repeats a refund of unknown outcome with the same id, and a refused one with another', async () => {
    const { calls } = show(adminOrder());
    const fail = (code: number, error: string) =>
      calls.answer(refund, () => Promise.reject(new BusinessError(code, error, error, {})));
    const press = async (count: number) => {
      fireEvent.click(screen.getByRole('button', { name: 'Refund…' }));
      await waitFor(() => expect(calls.sentTo(refund)).toHaveLength(count));
      await screen.findByText(/^payment\./);
    };
    fail(20_002, 'payment.unavailable');
    fillRefund('4.99', 'Bought twice.');
    await screen.findByText('payment.unavailable');
    fail(20_023, 'payment.refund_refused');
    await press(2);
    await press(3);
    const [first, second, third] = calls.sentTo(refund).map(({ clientRequestId }) => clientRequestId);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
  });

  it('shows refunds with their reason, and no button once everything is refunded', () => {
    const by = { id: 'bo', name: 'Bo', avatarUrl: null };
    const adjustment = {
      id: 'adj_1',
      action: 'refund',
      status: 'approved',
      amount: 499,
      reason: 'Twice.',
      by,
    };
    show(
      adminOrder({
        ...{ state: 'REFUNDED', refunded: 499, refundable: 0 },
        adjustments: [{ ...adjustment, at: '2026-03-01T12:00:00.000Z' }],
      }),
    );
    expect(screen.getByText(/Refund of \$4\.99, approved, .*, by Bo: Twice\./)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
