// @vitest-environment jsdom
import { replayWebhook } from '@storyloom/contract/endpoints/admin/replay-webhook';
import { webhooks } from '@storyloom/contract/endpoints/admin/webhooks';
import type { PaymentWebhook } from '@storyloom/contract/entities/payment-webhook';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onePage } from '../../../testing/points-admin.ts';
import { Webhooks } from './Webhooks.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = '2026-03-01T12:00:00.000Z';
const webhook: PaymentWebhook = {
  ...{ id: 'evt_1', type: 'adjustment.updated', subjectId: 'txn_1', occurredAt: at, receivedAt: at },
  ...{ appliedAt: at, status: 'pending_approval', action: 'refund', amount: 499 },
};

async function show(isConfirmed = true) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast, confirm: async () => isConfirmed });
  calls.answer(webhooks, () => onePage(webhook, { ...webhook, id: 'evt_2', appliedAt: null }));
  calls.answer(replayWebhook, () => webhook);
  const { unmount } = render(inShell(host, <Webhooks userId="ada" />));
  await screen.findByText('Applied');
  return { calls, toast, unmount, cache: host.queryClient };
}
const pressFirst = () =>
  act(async () => {
    const [button] = screen.getAllByRole('button', { name: 'Apply again' });
    if (button) fireEvent.click(button);
  });

describe('Webhooks', () => {
  it('lists the user’s events with their subjects, and marks waiting ones', async () => {
    const { calls } = await show();
    expect(calls.sentTo(webhooks)).toEqual([{ userId: 'ada', page: 1 }]);
    const cards = screen.getAllByRole('article', { name: 'adjustment.updated' });
    expect(cards.map((card) => /Waiting|Applied/.exec(card.textContent)?.[0])).toEqual([
      'Applied',
      'Waiting',
    ]);
    expect(screen.getByText('Refund · Pending approval · $4.99 · txn_1 · evt_1')).toBeDefined();
  });

  it('replays an event after confirmation, and refetches the list after the usual delay', async () => {
    const { calls, toast } = await show();
    await pressFirst();
    expect(calls.sentTo(replayWebhook)).toEqual([{ id: 'evt_1' }]);
    expect(toast).toHaveBeenCalledWith('success', 'The event is being applied again.');
    await pressFirst();
    expect(calls.sentTo(webhooks)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(calls.sentTo(webhooks)).toHaveLength(2);
  });

  it('replays nothing without confirmation', async () => {
    const { calls } = await show(false);
    await pressFirst();
    expect(calls.sentTo(replayWebhook)).toEqual([]);
  });

  it('shows a toast if a replay fails', async () => {
    const { calls, toast } = await show();
    calls.answer(replayWebhook, () => Promise.reject(new Error('down')));
    await pressFirst();
    expect(toast).toHaveBeenCalledWith('error', 'Action failed');
  });

  it('invalidates nothing after its page was left', async () => {
    const { toast, unmount, cache } = await show();
    await pressFirst();
    expect(toast).toHaveBeenCalledWith('success', 'The event is being applied again.');
    const invalidate = vi.spyOn(cache, 'invalidateQueries');
    unmount();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(invalidate).not.toHaveBeenCalled();
  });
});
