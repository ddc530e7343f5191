import { readdirSync, readFileSync } from 'node:fs';

/** Ids of this process's child processes that compute hashes. Linux only. */
export function listHashProcesses(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
  return (children.match(/\d+/g) ?? [])
    .map(Number)
    .filter((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('hash-process.ts'));
}

/** The highest nice value of the threads of a process. */
export const readNiceness = (id: number): number => Math.max(...readField(id, 19));

/** True if the first thread of a process has the policy SCHED_IDLE; later threads inherit it. */
export const hasIdlePolicy = (id: number): boolean => readField(id, 41)[0] === 5;

/** A field of proc_pid_stat(5) for each thread of a process. Fields before the third may contain spaces, in parentheses. */
function readField(id: number, field: number): number[] {
  return readdirSync(`/proc/${id}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${id}/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[field - 3]);
  });
}

/** The longest time slice of the threads of a process, in ns. Linux 6.6 or newer. */
export function readTimeSlice(id: number): number {
  const found = readdirSync(`/proc/${id}/task`).map((thread) =>
    readFileSync(`/proc/${id}/task/${thread}/sched`, 'utf8').match(/^se\.slice\s*:\s*(\d+)/m),
  );
  return Math.max(...found.map((match) => Number(match?.[1])));
}
