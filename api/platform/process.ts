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

/**
 * Calls `stop` once, on SIGTERM, SIGINT or the parent's disconnect, and exits when it resolves. Exits after `timeoutMs`
 * at the latest, because a hanging process would block the port of its successor.
 */
export function onStop(timeoutMs: number, stop: () => Promise<void>): void {
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
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  process.on('disconnect', begin);
}
