// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedDrafts } from './drafts.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('storedDrafts', () => {
  it('stores a draft by story until it is cleared', () => {
    storedDrafts.write('a', 'Half a thought');
    storedDrafts.write('b', 'Another');
    expect([storedDrafts.read('a'), storedDrafts.read('b'), storedDrafts.read('c')]).toEqual([
      'Half a thought',
      'Another',
      '',
    ]);
    storedDrafts.write('a', '');
    expect(localStorage).toHaveLength(1);
  });

  it('keeps a draft across a reload', async () => {
    vi.useFakeTimers();
    storedDrafts.write('a', 'Half a thought');
    vi.setSystemTime(Date.now() + 40 * 24 * 60 * 60 * 1_000);
    vi.resetModules();
    const { storedDrafts: later } = await import('./drafts.ts');
    expect(later.read('a')).toBe('Half a thought');
  });

  it('ignores storage that throws', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(full);
    expect(() => storedDrafts.write('a', 'x')).not.toThrow();
    expect(storedDrafts.read('a')).toBe('');
  });
});
