// @ts-check

const POLL_MS = 250;

/**
 * Calls `onEnd` once, when this process is asked to stop (SIGTERM, SIGINT, SIGHUP) or its parent is gone,
 * however it died: npm passes no signal on when it is killed, so the parent's number is watched.
 *
 * @param {(reason: string) => void} onEnd
 */
export function watchLifeline(onEnd) {
  let ended = false;
  /** @param {string} reason */
  const end = (reason) => {
    if (ended) return;
    ended = true;
    clearInterval(poll);
    onEnd(reason);
  };
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid !== parent) end('the process that started it is gone');
  }, POLL_MS);
  poll.unref();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => end(signal));
}
