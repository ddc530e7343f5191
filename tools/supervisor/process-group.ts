import { OperatorError } from '../bootstrap/operator-error.mjs';
import { forgetRun, recordRun } from '../bootstrap/previous-run.mjs';
import type { Starter } from './running-process.ts';
import { type RestartPolicy, type SupervisedService, superviseService } from './service-supervisor.ts';

/** Milliseconds in which a process must stop before it is killed. */
const STOP_MS = 8_500;

/** The process that all others depend on. */
export const DATABASE = 'postgres';

export type ProcessGroup = {
  /** Rejects once a process crashes more often than the restart policy allows. */
  failed: Promise<never>;
  /** Starts a process and restarts it when it ends. Rejects if the first start fails. */
  start(name: string, start: Starter): Promise<void>;
  /** Stops the services at once, then the database. */
  stop(): Promise<void>;
};

/** The processes of `npm start`. `stopping` aborts when nothing may be started any more. */
export function createProcessGroup(
  dataDir: string,
  stopping: AbortSignal,
  restartPolicy?: RestartPolicy,
): ProcessGroup {
  const processes: SupervisedService[] = [];
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  const record = () => recordRun(dataDir, [process.pid, ...processes.map((each) => each.pid())]);
  record();

  return {
    failed: failure.promise,
    async start(name, start) {
      const supervised = await superviseService(name, start, {
        stopping,
        onStarted: record,
        onGaveUp: (reason) => failure.reject(new OperatorError(reason)),
        ...(restartPolicy ? { restartPolicy } : {}),
      });
      processes.push(supervised);
      record();
    },
    async stop() {
      const services = processes.filter(({ name }) => name !== DATABASE);
      await Promise.all(services.map((service) => service.stop(STOP_MS)));
      await Promise.all(processes.map((each) => each.stop(STOP_MS)));
      forgetRun(dataDir);
    },
  };
}
