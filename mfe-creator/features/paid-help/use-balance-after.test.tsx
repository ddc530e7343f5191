// @vitest-environment jsdom
import { account } from '@storyloom/contract/points/endpoints/account';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useBalanceAfter } from './use-balance-after.ts';

afterEach(cleanup);

const balance = (totalIntegral: number) => ({
  totalIntegral,
  isSignInToday: false,
  nextCheckInAt: '2026-11-22T00:00:00.000Z',
  debt: 0,
});

describe('useBalanceAfter', () => {
  it('is the balance left after an action, or null if it cannot be paid', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(account, () => balance(5));
    const wrapper = ({ children }: { children: ReactNode }) => inShell(host, children);
    const { result } = renderHook(() => useBalanceAfter(5), { wrapper });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe(0));
    calls.respond(account, () => balance(4));
    act(() => host.bus.emit(pointsChanged, {}));
    await waitFor(() => expect(result.current).toBeNull());
    calls.respond(account, () => balance(12));
    act(() => host.bus.emit(pointsChanged, {}));
    await waitFor(() => expect(result.current).toBe(7));
  });
});
