import type { Release } from '@storyloom/contract/platform/composition';
import { describe, expect, it, vi } from 'vitest';
import { type Renderer, RendererEndedError } from './renderer-process.ts';
import { createTrials } from './trials.ts';

const good = { fault: null, isTimeout: false, outage: null };
const ended = new RendererEndedError('it ended by itself (1)', false);

/** Processes in which each release has the result of its name. `late`: the process ends after the trial. */
function createProcesses() {
  const tried: string[][] = [];
  const start = async (): Promise<Renderer> => {
    const end = Promise.withResolvers<string>();
    const own: string[] = [];
    tried.push(own);
    let isLate = false;
    return {
      ended: end.promise,
      pages: () => 0,
      memory: () => 0,
      use: () => {},
      stop: () => end.resolve('stopped'),
      render: () => {
        throw new Error('unused');
      },
      async tryRelease({ mfe }) {
        own.push(mfe);
        if (mfe === 'exit' || isLate) {
          end.resolve('ended');
          throw ended;
        }
        isLate = mfe === 'late';
        return good;
      },
    };
  };
  return { start, tried };
}
const release = (mfe: string) => ({ mfe }) as Release;

describe('createTrials', () => {
  it('tries several releases in one process', async () => {
    const { start, tried } = createProcesses();
    const tryRelease = createTrials(start);
    expect(await tryRelease(release('one'))).toEqual(good);
    expect(await tryRelease(release('two'))).toEqual(good);
    expect(tried).toEqual([['one', 'two']]);
  });

  it('refuses a release that ends its process, and tries the next one in another', async () => {
    const { start, tried } = createProcesses();
    const tryRelease = createTrials(start);
    expect(await tryRelease(release('exit'))).toEqual({ ...good, fault: ended.message });
    expect(await tryRelease(release('one'))).toEqual(good);
    expect(tried).toEqual([['exit'], ['one']]);
  });

  it('does not blame a release for the end of a process that had tried another one', async () => {
    const { start, tried } = createProcesses();
    const tryRelease = createTrials(start);
    await tryRelease(release('late'));
    expect(await tryRelease(release('one'))).toEqual(good);
    expect(tried).toEqual([['late', 'one'], ['one']]);
  });

  it('does not stop the second process of a release while it is tried', async () => {
    const { start, tried } = createProcesses();
    const slow = Promise.withResolvers<void>();
    const tryRelease = createTrials(async () => {
      if (tried.length === 1) await slow.promise;
      return start();
    });
    await tryRelease(release('late'));
    vi.useFakeTimers();
    const trial = tryRelease(release('one'));
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    slow.resolve();
    expect(await trial).toEqual(good);
    expect(await tryRelease(release('two'))).toEqual(good);
    expect(tried).toEqual([
      ['late', 'one'],
      ['one', 'two'],
    ]);
  });
});
