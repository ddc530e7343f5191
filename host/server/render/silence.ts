import { readFileSync } from 'node:fs';

/** Processor time after which a silent process is in an endless loop, in ms. */
const busyMs = 2_000;
/** Time after which a silent process is ended although it may only be waiting for the processor, in ms. */
const longestMs = 20_000;

/** Processor time that a process has used, in ms; null where the system does not tell. */
function processorTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // User and system time, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

/** How long a process has given no sign of life. On a busy machine, one that loops differs from one that waits by its processor time. */
export function createSilence(pid: number) {
  let since = performance.now();
  let usedBefore = processorTime(pid);
  let isBroken = true;
  return {
    end() {
      isBroken = true;
    },
    /** To be asked regularly. */
    isTooLong(): boolean {
      if (isBroken) {
        since = performance.now();
        usedBefore = processorTime(pid);
        isBroken = false;
        return false;
      }
      const used = processorTime(pid);
      if (used !== null && usedBefore !== null && used - usedBefore > busyMs) return true;
      return performance.now() - since > longestMs;
    },
  };
}
