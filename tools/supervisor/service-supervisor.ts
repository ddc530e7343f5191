import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../bootstrap/progress.mjs';
import type { RunningProcess, Starter } from './running-process.ts';

/** The delay doubles with each crash in `withinMs`; after `maxCrashes` in that time there is no restart. */
export type RestartPolicy = { firstDelayMs: number; maxCrashes: number; withinMs: number };

const RESTART_POLICY: RestartPolicy = { firstDelayMs: 500, maxCrashes: 5, withinMs: 60_000 };

export type SupervisedService = { name: string; pid(): number; stop(deadlineMs: number): Promise<void> };

export type SupervisorOptions = {
  /** Aborts when nothing may be started any more. */
  stopping: AbortSignal;
  onStarted(): void;
  /** Called once the service crashes more often than the policy allows. */
  onGaveUp(reason: string): void;
  restartPolicy?: RestartPolicy;
};

/** Starts a service, and restarts it when it ends by itself. Rejects if the first start fails. */
export async function superviseService(
  name: string,
  start: Starter,
  options: SupervisorOptions,
): Promise<SupervisedService> {
  const { stopping, restartPolicy = RESTART_POLICY } = options;
  const crashes: number[] = [];
  let running: RunningProcess = await start(stopping);
  let restarting: Promise<void> = Promise.resolve();
  watch();

  function watch(): void {
    running.ended.then((reason) => {
      if (!stopping.aborted) restarting = restart(reason);
    });
  }

  async function restart(reason: string): Promise<void> {
    const delay = restartDelay(crashes, restartPolicy) ?? (isDiskFull(reason) ? FULL_DISK_DELAY_MS : null);
    if (delay === null) {
      options.onGaveUp(`${reason} It ended ${restartPolicy.maxCrashes} times in a row: giving up.`);
      return;
    }
    say(`! ${reason} Starting it again in ${delay / 1000}s.`);
    await sleep(delay, undefined, { signal: stopping }).catch(() => {});
    if (stopping.aborted) return;
    try {
      running = await start(stopping);
      say(`✓ ${name} is back`);
      options.onStarted();
      watch();
    } catch (error) {
      if (!stopping.aborted) await restart(error instanceof Error ? error.message : String(error));
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

/** A full disk is freed by a person, who should not have to start the site, too. */
const FULL_DISK_DELAY_MS = 10_000;
const isDiskFull = (reason: string) => /no space left on device|ENOSPC/i.test(reason);

/** Notes a crash; returns the milliseconds until the restart, null if there is none. */
function restartDelay(crashes: number[], policy: RestartPolicy): number | null {
  const now = Date.now();
  crashes.push(now);
  const recent = crashes.filter((time) => now - time < policy.withinMs).length;
  return recent >= policy.maxCrashes ? null : policy.firstDelayMs * 2 ** (recent - 1);
}
