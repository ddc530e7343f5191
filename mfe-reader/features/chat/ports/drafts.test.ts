// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedDrafts } from './drafts.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('storedDrafts', () => {
  it('stores a draft by visitor and story until it is cleared', () => {
    storedDrafts.write('agnes', 'a', 'Half a thought');
    storedDrafts.write('agnes', 'b', 'Another');
    const read = (userId: string, storyId: string) => storedDrafts.read(userId, storyId);
    expect([read('agnes', 'a'), read('agnes', 'b'), read('agnes', 'c'), read('finlay', 'a')]).toEqual([
      'Half a thought',
      'Another',
      '',
      '',
    ]);
    storedDrafts.write('agnes', 'a', '');
    expect(localStorage).toHaveLength(1);
  });

  it('keeps a draft across a reload', async () => {
    vi.useFakeTimers();
    storedDrafts.write('agnes', 'a', 'Half a thought');
    vi.setSystemTime(Date.now() + 40 * 24 * 60 * 60 * 1_000);
    vi.resetModules();
    const { storedDrafts: later } = await import('./drafts.ts');
    expect(later.read('agnes', 'a')).toBe('Half a thought');
  });

  it('ignores storage that throws', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(full);
    expect(() => storedDrafts.write('agnes', 'a', 'x')).not.toThrow();
    expect(storedDrafts.read('agnes', 'a')).toBe('');
  });
});
