// @vitest-environment jsdom
import { account } from '@storyloom/contract/endpoints/points/account';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useBalanceAfter } from './use-balance-after.ts';

describe('useBalanceAfter', () => {
  it('is unknown at first, and then what the price leaves, if the balance covers it', async () => {
    const { host, calls } = createFakeHost();
    const nothingClaimed = { isSignInToday: false, nextCheckInAt: '2026-11-22T00:00:00.000Z', debt: 0 };
    calls.answer(account, () => ({ ...nothingClaimed, totalIntegral: 10 }));
    const { result, rerender } = renderHook(({ price }) => useBalanceAfter(price), {
      initialProps: { price: 3 },
      wrapper: ({ children }) => inShell(host, children),
    });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe(7));
    rerender({ price: 10 });
    expect(result.current).toBe(0);
    rerender({ price: 11 });
    expect(result.current).toBeNull();
  });
});
