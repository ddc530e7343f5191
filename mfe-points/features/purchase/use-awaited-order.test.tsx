// @vitest-environment jsdom
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PendingOrder, readPendingOrder, storePendingOrder } from './pending-order.ts';
import { useAwaitedOrder } from './use-awaited-order.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function open(stage: PendingOrder['stage'] | null, owner = 'guest1') {
  if (stage !== null) storePendingOrder(owner, { id: 'order1', stage, since: 1 });
  const dialog = vi.fn(async () => undefined);
  const { host } = createFakeHost({ dialogs: { open: dialog } });
  const wrapper = ({ children }: PropsWithChildren) => <HostContext value={host}>{children}</HostContext>;
  renderHook(() => useAwaitedOrder(), { wrapper });
  return { dialog, stage: () => readPendingOrder('guest1')?.stage };
}

describe('useAwaitedOrder', () => {
  it('opens the dialog in a new page while the points of a payment are awaited', () => {
    const { dialog, stage } = open('paid');
    expect(dialog).toHaveBeenCalledExactlyOnceWith(getMorePoints);
    expect(stage()).toBe('paid');
  });

  it('opens the dialog only once for a visitor who returns from the payment page', () => {
    const { dialog, stage } = open('away');
    expect([dialog.mock.calls.length, stage()]).toEqual([1, 'paying']);
    expect(open(null).dialog).not.toHaveBeenCalled();
  });

  it.each([
    ['without an order', null, 'guest1'],
    ['for an order whose payment page was in this page', 'paying', 'guest1'],
    ['for the order of another visitor', 'paid', 'guest2'],
  ] as const)('opens nothing %s', (_, stage, owner) => {
    expect(open(stage, owner).dialog).not.toHaveBeenCalled();
  });
});
