import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLogger } from './logger.ts';
import { createWriteBuffer } from './write-buffer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(max = 10) {
  const write = vi.fn<(items: readonly string[]) => Promise<void>>().mockResolvedValue(undefined);
  const buffer = createWriteBuffer({ name: 'words', max, logger: silentLogger, write });
  return { write, written: () => write.mock.calls.map(([items]) => items), ...buffer };
}

describe('createWriteBuffer', () => {
  it('writes the items of a second together, and nothing without items', async () => {
    const { add, flush, written } = open();
    await flush();
    add('one');
    await vi.advanceTimersByTimeAsync(999);
    add('two');
    expect(written()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written()).toEqual([['one', 'two']]);
  });

  it('writes at once when the process ends, and not again a second later', async () => {
    const { add, flush, written } = open();
    add('one');
    await flush();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written()).toEqual([['one']]);
  });

  it('writes a failed batch again after a second, up to the limit', async () => {
    const { add, write, written } = open(2);
    write.mockRejectedValueOnce(new Error('No database.'));
    add('one');
    add('two');
    add('dropped');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written()).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
  });
});
