import { describe, expect, test, vi } from 'vitest';
import type { RunningProcess, Starter } from './running-process.ts';
import { superviseService } from './service-supervisor.ts';

const restartPolicy = { firstDelayMs: 1, maxCrashes: 3, withinMs: 10_000 };

/** A service that the test ends; counts its starts. */
function fakeService(): { start: Starter; end(reason: string): void; starts(): number } {
  let starts = 0;
  let end: (reason: string) => void = () => {};
  const start: Starter = async () => {
    starts += 1;
    const { promise, resolve } = Promise.withResolvers<string>();
    end = resolve;
    const running: RunningProcess = { pid: starts, ended: promise, stop: async () => resolve('asked to') };
    return running;
  };
  return { start, end: (reason) => end(reason), starts: () => starts };
}

function supervise(start: Starter, stopping = new AbortController()) {
  const onGaveUp = vi.fn();
  const onStarted = vi.fn();
  const options = { stopping: stopping.signal, onStarted, onGaveUp, restartPolicy };
  return { supervised: superviseService('api', start, options), onGaveUp, onStarted, stopping };
}

describe('superviseService', () => {
  test('restarts a service that ends by itself', async () => {
    const { start, end, starts } = fakeService();
    const { supervised, onGaveUp, onStarted } = supervise(start);
    await supervised;
    end('it stopped.');
    await expect.poll(() => onStarted).toHaveBeenCalledOnce();
    expect(starts()).toBe(2);
    expect((await supervised).pid()).toBe(2);
    expect(onGaveUp).not.toHaveBeenCalled();
  });

  test('gives up a service that keeps crashing, with the last reason', async () => {
    const { start, end, starts } = fakeService();
    const { supervised, onGaveUp } = supervise(start);
    await supervised;
    for (const time of [1, 2, 3]) {
      await expect.poll(starts).toBe(time);
      end('it crashed.');
    }
    await expect
      .poll(() => onGaveUp.mock.calls)
      .toEqual([['it crashed. It ended 3 times in a row: giving up.']]);
  });

  test('does not restart a service that was asked to stop', async () => {
    vi.useFakeTimers();
    const { start, starts } = fakeService();
    const { supervised, stopping } = supervise(start);
    const running = await supervised;
    stopping.abort();
    await running.stop(1_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(starts()).toBe(1);
    vi.useRealTimers();
  });

  test('rejects when the first start fails', async () => {
    const { supervised } = supervise(() => Promise.reject(new Error('the widget is not plugged in')));
    await expect(supervised).rejects.toThrow('the widget is not plugged in');
  });
});
