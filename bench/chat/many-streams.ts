import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '../processes/child.ts';
import type { Memory } from '../processes/memory-probe.ts';
import { median } from '../report/statistics.ts';
import { isRight, sentFor } from './integrity.ts';
import type { Order } from './orders.ts';
import type { Side } from './sides.ts';

export interface ManyStreams {
  /** Streams that are not exactly what the provider sent. */
  wrong: number;
  /** Growth over the idle process, a stream. */
  heapKiB: number;
  /** Of the whole process, all streams alive. */
  rssMiB: number;
}

export interface Crowd {
  count: number;
  /** Readers do not all come in the same instant. */
  apartMs: number;
  /** Pieces a stream, and the wait between two. */
  deltas: number;
  deltaMs: number;
}

const settleMs = 2_000;
const samples = 5;
const betweenMs = 1_000;

/** Runs a crowd of streams at once through one process and weighs that process while all of them are alive. */
export async function measureManyStreams(
  side: Side,
  child: Child,
  { count, apartMs, deltas, deltaMs }: Crowd,
  nextId: () => number,
): Promise<ManyStreams> {
  const weigh = () => child.ask<Memory>('memory');
  const order = (of: Pick<Order, 'deltas' | 'deltaMs'>): Order => ({ id: nextId(), firstByteMs: 0, ...of });
  // Once before, so that pools, buffers and compiled code are not counted as a stream's.
  await Promise.all(
    Array.from({ length: count }, (_, at) =>
      sleep(at * apartMs).then(() => side(order({ deltas: 10, deltaMs: 50 }))),
    ),
  );
  await sleep(settleMs);
  const idle = await weigh();

  const orders = Array.from({ length: count }, () => order({ deltas, deltaMs }));
  let begun = 0;
  let ended = 0;
  const failures: string[] = [];
  const replies = orders.map((each, at) =>
    sleep(at * apartMs)
      .then(() => side(each, () => begun++))
      .catch((error: unknown) => {
        failures.push(String(error));
        return error instanceof Error ? error : new Error(String(error));
      })
      .finally(() => ended++),
  );
  while (begun + ended < count) await sleep(20);
  const alive: Memory[] = [];
  for (let at = 0; at < samples; at++) {
    await sleep(betweenMs);
    alive.push(await weigh());
  }
  if (ended > 0)
    throw new Error(
      `${ended} of ${count} streams had ended while they were weighed, ${failures.length} by failing. ${failures[0] ?? ''}`,
    );

  const all = await Promise.all(replies);
  const right = await Promise.all(
    all.map(async (reply, at) => isRight(reply, (await sentFor(orders[at]?.id ?? -1)).text)),
  );
  const heap = median(alive.map((memory) => memory.heapUsed)) - idle.heapUsed;
  return {
    wrong: right.filter((each) => !each).length,
    heapKiB: heap / count / 2 ** 10,
    rssMiB: median(alive.map((memory) => memory.rss)) / 2 ** 20,
  };
}
