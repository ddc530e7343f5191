import { expect, test, vi } from 'vitest';
import { keepRunning } from './keeper.ts';
import type { Running, Starter } from './running.ts';

const PATIENCE = { firstDelayMs: 1, crashes: 3, withinMs: 10_000 };

/** A part that can be ended by hand; counts how often it was started. */
function part(): { start: Starter; end(words: string): void; starts(): number } {
  let starts = 0;
  let end: (words: string) => void = () => {};
  const start: Starter = async () => {
    starts += 1;
    const { promise, resolve } = Promise.withResolvers<string>();
    end = resolve;
    const running: Running = { pid: starts, ended: promise, stop: async () => resolve('asked to') };
    return running;
  };
  return { start, end: (words) => end(words), starts: () => starts };
}

function keep(start: Starter, over = new AbortController()) {
  const onGivenUp = vi.fn();
  const kept = keepRunning('part', start, {
    over: over.signal,
    onStarted() {},
    onGivenUp,
    patience: PATIENCE,
  });
  return { kept, onGivenUp, over };
}

test('a part that ends by itself is started again', async () => {
  const { start, end, starts } = part();
  const { kept, onGivenUp } = keep(start);
  await kept;
  end('it stumbled.');
  await expect.poll(starts).toBe(2);
  expect((await kept).pid()).toBe(2);
  expect(onGivenUp).not.toHaveBeenCalled();
});

test('a part that keeps crashing is given up, with its last words', async () => {
  const { start, end, starts } = part();
  const { kept, onGivenUp } = keep(start);
  await kept;
  for (const time of [1, 2, 3]) {
    await expect.poll(starts).toBe(time);
    end('it fell.');
  }
  await expect.poll(() => onGivenUp.mock.calls).toEqual([['it fell. It ended 3 times in a row: giving up.']]);
});

test('a part that is asked to stop stays stopped', async () => {
  const { start, starts } = part();
  const { kept, over } = keep(start);
  const running = await kept;
  over.abort();
  await running.stop(1_000);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(starts()).toBe(1);
});

test('a first start that fails is the caller’s to tell', async () => {
  const { kept } = keep(() => Promise.reject(new Error('the widget is not plugged in')));
  await expect(kept).rejects.toThrow('the widget is not plugged in');
});
