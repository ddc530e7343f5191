/**
 * The parent watchdog, preloaded into every child of the supervisor: when the supervisor has ended, even by SIGKILL,
 * it sends the child SIGTERM, and SIGKILL after 9 seconds. Children need no code of their own.
 */
const POLL_MS = 250;
const STOP_MS = 9_000;

const parent = process.ppid;
const poll = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(poll);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), STOP_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}, POLL_MS);
poll.unref();

export {};
