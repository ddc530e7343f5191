import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the processes of this one that compute hashes. Linux only. */
export function listHashProcesses(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
  return (children.match(/\d+/g) ?? [])
    .map(Number)
    .filter((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('hash-process.ts'));
}

/** The highest nice value of the threads of a process. */
export function readNiceness(id: number): number {
  return Math.max(
    ...readdirSync(`/proc/${id}/task`).map((thread) => niceness(`/proc/${id}/task/${thread}/stat`)),
  );
}

/** The 19th field of proc_pid_stat(5). Fields before it may contain spaces, within parentheses only. */
function niceness(path: string): number {
  const stat = readFileSync(path, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}

/** The longest time slice of the threads of a process, in ns. Linux 6.6 or newer. */
export function readTimeSlice(id: number): number {
  const found = readdirSync(`/proc/${id}/task`).map((thread) =>
    readFileSync(`/proc/${id}/task/${thread}/sched`, 'utf8').match(/^se\.slice\s*:\s*(\d+)/m),
  );
  return Math.max(...found.map((match) => Number(match?.[1])));
}
