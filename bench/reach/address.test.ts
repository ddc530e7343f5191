import { describe, expect, test, vi } from 'vitest';
import { findAddress } from './address.ts';

const answering = (nextCursor: string | null) => vi.fn(async () => ({ data: { nextCursor } }));

describe('findAddress', () => {
  test('keeps a numbered page', async () => {
    const ask = answering(null);
    expect(await findAddress(ask, 'feed')).toBe('/ai-lab/ai-story/feed');
    expect(await findAddress(ask, 'page?sort=LATEST&page=400')).toBe(
      '/ai-lab/ai-story/page?sort=LATEST&page=400',
    );
    expect(ask).not.toHaveBeenCalled();
  });

  test('addresses a later page by the cursor of the last numbered one', async () => {
    const ask = answering('c501');
    expect(await findAddress(ask, 'page?size=15&page=501')).toBe(
      '/ai-lab/ai-story/page?size=15&page=501&after=c501',
    );
    expect(ask).toHaveBeenCalledExactlyOnceWith('/ai-lab/ai-story/page?size=15&page=500');
  });

  test('rejects a page beyond the end of the list', async () => {
    await expect(findAddress(answering(null), 'page?page=501')).rejects.toThrow('beyond the end');
  });
});
