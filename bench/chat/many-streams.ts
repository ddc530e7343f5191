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

const settleMs = 2_000;
/** Readers do not all come in the same instant. */
const apartMs = 20;
const samples = 5;
const betweenMs = 1_000;

/** Runs `count` streams at once through one process and weighs that process while all of them are alive. */
export async function measureManyStreams(
  side: Side,
  child: Child,
  options: { count: number; nextId(): number },
): Promise<ManyStreams> {
  const weigh = () => child.ask<Memory>('memory');
  const order = (deltas: number, deltaMs: number): Order => ({
    id: options.nextId(),
    firstByteMs: 0,
    deltas,
    deltaMs,
  });
  // Once before, so that pools, buffers and compiled code are not counted as a stream's.
  await Promise.all(
    Array.from({ length: options.count }, (_, at) => sleep(at * apartMs).then(() => side(order(10, 50)))),
  );
  await sleep(settleMs);
  const idle = await weigh();

  const orders = Array.from({ length: options.count }, () => order(150, 100));
  let begun = 0;
  let ended = 0;
  const replies = orders.map((each, at) =>
    sleep(at * apartMs)
      .then(() => side(each, () => begun++))
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      .finally(() => ended++),
  );
  while (begun + ended < options.count) await sleep(20);
  const alive: Memory[] = [];
  for (let at = 0; at < samples; at++) {
    await sleep(betweenMs);
    alive.push(await weigh());
  }
  if (ended > 0) throw new Error(`${ended} of ${options.count} streams had ended while they were weighed.`);

  const all = await Promise.all(replies);
  const right = await Promise.all(
    all.map(async (reply, at) => isRight(reply, (await sentFor(orders[at]?.id ?? -1)).text)),
  );
  const heap = median(alive.map((memory) => memory.heapUsed)) - idle.heapUsed;
  return {
    wrong: right.filter((each) => !each).length,
    heapKiB: heap / options.count / 2 ** 10,
    rssMiB: median(alive.map((memory) => memory.rss)) / 2 ** 20,
  };
}
