/** Runs a process's start; a failure is one clear line and exit code 1, without a stack of frames. */
export async function orExit(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`);
    process.exit(1);
  }
}

/** Tells the supervisor, when there is one, that requests are answered. */
export function sayReady(): void {
  process.send?.({ type: 'ready' });
}

/**
 * Calls `stop` once, on SIGTERM, SIGINT or when the parent is gone, and exits when it is done,
 * or when the time is over: a process that hangs would hold the port of its successor.
 */
export function onStop(withinMs: number, stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), withinMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  process.on('disconnect', begin);
}
