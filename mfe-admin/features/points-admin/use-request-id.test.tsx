// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useRequestId } from './use-request-id.ts';

afterEach(() => vi.unstubAllGlobals());

describe('useRequestId', () => {
  it('returns ids on a page without https, where crypto.randomUUID is missing', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { result } = renderHook(useRequestId);
    expect(result.current.idOf({ amount: 5 })).toMatch(/^[0-9a-f]{32}$/);
  });

  it('repeats the id of the same input until it is answered', () => {
    const { result } = renderHook(useRequestId);
    const first = result.current.idOf({ amount: 5 });
    expect(result.current.idOf({ amount: 5 })).toBe(first);
    act(() => result.current.forget());
    expect(result.current.idOf({ amount: 5 })).not.toBe(first);
  });

  it('returns another id for another input', () => {
    const { result } = renderHook(useRequestId);
    expect(result.current.idOf({ amount: 6 })).not.toBe(result.current.idOf({ amount: 5 }));
  });
});
