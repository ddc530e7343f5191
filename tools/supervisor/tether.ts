/**
 * Preloaded into every child of the supervisor: when the supervisor is gone, however it died, the child is
 * asked to stop, and ended if it does not. A child needs no code of its own for that.
 */
const POLL_MS = 250;
const STOP_MS = 9_000;

const supervisor = process.ppid;
const poll = setInterval(() => {
  if (process.ppid === supervisor) return;
  clearInterval(poll);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), STOP_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}, POLL_MS);
poll.unref();

export {};
