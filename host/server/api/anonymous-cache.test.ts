import { categoryList } from '@storyloom/contract/stories/endpoints/category-list';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import type { Call } from '@storyloom/mfe/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnonymousCache } from './anonymous-cache.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function counted(fails = false) {
  let asked = 0;
  const call = (async () => {
    asked++;
    if (fails) throw new Error('down');
    return asked;
  }) as unknown as Call;
  return { call, asked: () => asked };
}

describe('createAnonymousCache', () => {
  it('calls the API once within the lifetime for the same endpoint and input', async () => {
    const { call, asked } = counted();
    const cached = createAnonymousCache(5_000)(call);
    await Promise.all([cached(categoryList, {}), cached(categoryList, {})]);
    vi.advanceTimersByTime(4_999);
    await cached(categoryList, {});
    expect(asked()).toBe(1);
    vi.advanceTimersByTime(1);
    await cached(categoryList, {});
    expect(asked()).toBe(2);
  });

  it('caches by endpoint and input', async () => {
    const { call, asked } = counted();
    const cached = createAnonymousCache(5_000)(call);
    const responses = [
      await cached(viewDetail, { id: 'a' }),
      await cached(viewDetail, { id: 'b' }),
      await cached(categoryList, {}),
    ];
    expect(asked()).toBe(3);
    expect(new Set(responses).size).toBe(3);
  });

  it('does not cache a failure', async () => {
    const { call, asked } = counted(true);
    const cached = createAnonymousCache(5_000)(call);
    await expect(cached(categoryList, {})).rejects.toThrow('down');
    await expect(cached(categoryList, {})).rejects.toThrow('down');
    expect(asked()).toBe(2);
  });

  it('keeps a newer answer when an older call fails late', async () => {
    let failOld = (_: Error) => {};
    let asked = 0;
    const call = (() => {
      asked++;
      return asked === 1
        ? new Promise((_, reject) => {
            failOld = reject;
          })
        : Promise.resolve('new');
    }) as unknown as Call;
    const cached = createAnonymousCache(5_000)(call);
    const old = cached(categoryList, {});
    vi.advanceTimersByTime(5_000);
    await cached(categoryList, {});
    failOld(new Error('late'));
    await expect(old).rejects.toThrow('late');
    expect(await cached(categoryList, {})).toBe('new');
    expect(asked).toBe(2);
  });

  it('keeps a renewed answer when it drops the oldest', async () => {
    const { call, asked } = counted();
    const cached = createAnonymousCache(5_000, 2)(call);
    for (const id of ['a', 'b']) await cached(viewDetail, { id });
    vi.advanceTimersByTime(5_000);
    for (const id of ['a', 'c', 'a']) await cached(viewDetail, { id });
    expect(asked()).toBe(4);
  });

  it('drops the oldest answer beyond its limit', async () => {
    const { call, asked } = counted();
    const cached = createAnonymousCache(5_000, 2)(call);
    for (const id of ['a', 'b', 'c']) await cached(viewDetail, { id });
    await cached(viewDetail, { id: 'c' });
    expect(asked()).toBe(3);
    await cached(viewDetail, { id: 'a' });
    expect(asked()).toBe(4);
  });
});
