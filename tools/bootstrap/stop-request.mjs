// @ts-check

const POLL_MS = 250;

/**
 * Calls `listener` once, when this process is asked to stop (SIGTERM, SIGINT, SIGHUP) or its parent has ended. The
 * parent's process id is polled, because npm passes no signal on when it is killed.
 *
 * @param {(reason: string) => void} listener
 */
export function onStopRequest(listener) {
  let ended = false;
  /** @param {string} reason */
  const end = (reason) => {
    if (ended) return;
    ended = true;
    clearInterval(poll);
    listener(reason);
  };
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid !== parent) end('the parent process has ended');
  }, POLL_MS);
  poll.unref();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => end(signal));
}
