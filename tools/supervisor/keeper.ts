import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../bootstrap/progress.mjs';
import type { Running, Starter } from './running.ts';

export type Patience = { firstDelayMs: number; crashes: number; withinMs: number };

const PATIENCE: Patience = { firstDelayMs: 500, crashes: 5, withinMs: 60_000 };

export type Kept = { name: string; pid(): number; stop(deadlineMs: number): Promise<void> };

export type KeepOptions = {
  /** Aborted when the whole is to stop: nothing is started any more. */
  over: AbortSignal;
  onStarted(): void;
  /** Called once the part crashes faster than patience allows. */
  onGivenUp(reason: string): void;
  patience?: Patience;
};

/**
 * Keeps one part up: starts it, and starts it again whenever it ends by itself, waiting longer each time.
 * Rejects when the first start fails.
 */
export async function keepRunning(name: string, start: Starter, options: KeepOptions): Promise<Kept> {
  const { over, patience = PATIENCE } = options;
  const crashes: number[] = [];
  let running: Running = await start(over);
  let restarting: Promise<void> = Promise.resolve();
  watch();

  function watch(): void {
    running.ended.then((words) => {
      if (!over.aborted) restarting = restart(words);
    });
  }

  async function restart(words: string): Promise<void> {
    const delay = nextDelay(crashes, patience);
    if (delay === null) {
      options.onGivenUp(`${words} It ended ${patience.crashes} times in a row: giving up.`);
      return;
    }
    say(`! ${words} Starting it again in ${delay / 1000}s.`);
    await sleep(delay, undefined, { signal: over }).catch(() => {});
    if (over.aborted) return;
    try {
      running = await start(over);
      say(`✓ ${name} is back`);
      options.onStarted();
      watch();
    } catch (error) {
      if (!over.aborted) await restart(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    name,
    pid: () => running.pid,
    async stop(deadlineMs) {
      await restarting;
      await running.stop(deadlineMs);
    },
  };
}

/** Null when patience is over. */
function nextDelay(crashes: number[], patience: Patience): number | null {
  const now = Date.now();
  crashes.push(now);
  const recent = crashes.filter((time) => now - time < patience.withinMs).length;
  return recent >= patience.crashes ? null : patience.firstDelayMs * 2 ** (recent - 1);
}
