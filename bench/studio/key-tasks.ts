import type { TraceEvent } from '../transcript/tasks.ts';

/** CPU time of the tasks that handled a key press, in ms. */
export function findKeyTasks(events: readonly TraceEvent[]): number[] {
  const presses = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keypress',
  );
  if (presses.length === 0) throw new Error('The trace has no key press.');
  return presses.flatMap((press) => {
    const around = events.filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        name === 'RunTask' && pid === press.pid && tid === press.tid && ts <= press.ts && press.ts < ts + dur,
    );
    return around.slice(0, 1).map(({ tdur = 0 }) => tdur / 1_000);
  });
}
