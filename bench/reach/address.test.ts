import { expect, test, vi } from 'vitest';
import { addressOf } from './address.ts';

const answering = (nextCursor: string | null) => vi.fn(async () => ({ data: { nextCursor } }));

test('what has a number is asked for as it is', async () => {
  const ask = answering(null);
  expect(await addressOf(ask, 'feed')).toBe('/ai-lab/ai-story/feed');
  expect(await addressOf(ask, 'page?sort=LATEST&page=400')).toBe(
    '/ai-lab/ai-story/page?sort=LATEST&page=400',
  );
  expect(ask).not.toHaveBeenCalled();
});

test('a page past those with numbers is asked for by the cursor of the last of them', async () => {
  const ask = answering('c501');
  expect(await addressOf(ask, 'page?size=15&page=501')).toBe(
    '/ai-lab/ai-story/page?size=15&page=501&after=c501',
  );
  expect(ask).toHaveBeenCalledExactlyOnceWith('/ai-lab/ai-story/page?size=15&page=500');
});

test('a catalogue that ends before it is too small to measure by', async () => {
  await expect(addressOf(answering(null), 'page?page=501')).rejects.toThrow('past the end');
});
