// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useCodeCountdown } from './use-code-countdown.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('useCodeCountdown', () => {
  it.each([
    [17, 17],
    [60, 60],
    [3_600, 60],
  ])('when asked to wait %i seconds, waits %i', (asked, seconds) => {
    const { host } = createFakeHost();
    const { result } = renderHook(useCodeCountdown, { wrapper: ({ children }) => inShell(host, children) });
    expect(result.current.seconds).toBe(0);
    act(() => result.current.start(asked));
    expect(result.current.seconds).toBe(seconds);
  });
});
