import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '../processes/child.ts';
import type { Memory } from '../processes/memory-probe.ts';
import { median } from '../report/statistics.ts';
import { isRight, sentFor } from './integrity.ts';
import type { ReplyScript } from './reply-script.ts';
import type { Side } from './sides.ts';

export interface ManyStreams {
  /** Number of streams that differ from what the provider sent. */
  wrong: number;
  /** Growth over the idle process, per stream. */
  heapKiB: number;
  /** Memory of the whole process with all streams open. */
  rssMiB: number;
}

export interface Crowd {
  count: number;
  /** Delay between the starts of two streams. */
  apartMs: number;
  /** Chunks per stream, and the delay between two. */
  deltas: number;
  deltaMs: number;
}

const settleMs = 2_000;
const samples = 5;
const betweenMs = 1_000;

/** Runs concurrent streams through a process and measures its memory while all are open. */
export async function measureManyStreams(
  side: Side,
  child: Child,
  { count, apartMs, deltas, deltaMs }: Crowd,
  nextId: () => number,
): Promise<ManyStreams> {
  const weigh = () => child.ask<Memory>('memory');
  const script = (of: Pick<ReplyScript, 'deltas' | 'deltaMs'>): ReplyScript => ({
    id: nextId(),
    firstByteMs: 0,
    ...of,
  });
  // A warm-up round, so that pools, buffers and compiled code are not attributed to streams.
  await Promise.all(
    Array.from({ length: count }, (_, at) =>
      sleep(at * apartMs).then(() => side(script({ deltas: 10, deltaMs: 50 }))),
    ),
  );
  await sleep(settleMs);
  const idle = await weigh();

  const scripts = Array.from({ length: count }, () => script({ deltas, deltaMs }));
  let begun = 0;
  let ended = 0;
  const failures: string[] = [];
  const replies = scripts.map((each, at) =>
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
    all.map(async (reply, at) => isRight(reply, (await sentFor(scripts[at]?.id ?? -1)).text)),
  );
  const heap = median(alive.map((memory) => memory.heapUsed)) - idle.heapUsed;
  return {
    wrong: right.filter((each) => !each).length,
    heapKiB: heap / count / 2 ** 10,
    rssMiB: median(alive.map((memory) => memory.rss)) / 2 ** 20,
  };
}
