import { OperatorError } from '../bootstrap/operator-error.mjs';
import { forgetRun, recordRun } from '../bootstrap/previous-run.mjs';
import { type Kept, keepRunning, type Patience } from './keeper.ts';
import type { Starter } from './running.ts';

const STOP_MS = 8_500;

export type House = {
  /** Rejects once a part crashes faster than patience allows. */
  failed: Promise<never>;
  keep(name: string, start: Starter): Promise<void>;
  /** Services first and together, then what they stand on. */
  stop(): Promise<void>;
};

/** The parts that are up, the foundation (kept first) below the rest. */
export function house(dataDir: string, over: AbortSignal, patience?: Patience): House {
  const parts: Kept[] = [];
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  const record = () => recordRun(dataDir, [process.pid, ...parts.map((part) => part.pid())]);
  record();

  return {
    failed: failure.promise,
    async keep(name, start) {
      const part = await keepRunning(name, start, {
        over,
        onStarted: record,
        onGivenUp: (reason) => failure.reject(new OperatorError(reason)),
        ...(patience ? { patience } : {}),
      });
      parts.push(part);
      record();
    },
    async stop() {
      const services = parts.filter((part) => part.name !== FOUNDATION);
      await Promise.all(services.map((part) => part.stop(STOP_MS)));
      await Promise.all(parts.map((part) => part.stop(STOP_MS)));
      forgetRun(dataDir);
    },
  };
}

/** The part every other one stands on. */
export const FOUNDATION = 'postgres';
