/** Runs the start of a process. An error is printed in one line without a stack trace, with exit code 1. */
export async function orExit(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`);
    process.exit(1);
  }
}

/** Notifies the supervisor, if any, that the process accepts requests. */
export function reportReady(): void {
  process.send?.({ type: 'ready' });
}

export interface Stopping {
  /** Time between SIGTERM and `stop`, in ms, in which balancers notice that the process is leaving. */
  drainMs: number;
  /** Called at once on SIGTERM. The process goes on serving. */
  leave(): void;
  stop(): Promise<void>;
  /** Longest time of `stop`. The process then exits, because a hanging one would block the port of its successor. */
  timeoutMs: number;
}

/** Calls `stop` once, after SIGTERM and the drain, or at once on a second SIGTERM, SIGINT or the parent's disconnect, and exits. */
export function onStop({ drainMs, leave, stop, timeoutMs }: Stopping): void {
  let isLeaving = false;
  let isStopping = false;
  const begin = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => {
    if (isLeaving || drainMs === 0) return begin();
    isLeaving = true;
    leave();
    setTimeout(begin, drainMs);
  });
  process.on('SIGINT', begin);
  process.on('disconnect', begin);
}
