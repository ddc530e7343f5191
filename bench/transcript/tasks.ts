import type { CDPSession } from 'playwright';

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In µs. */
  ts: number;
  /** In µs. */
  dur?: number;
  /** CPU time of the thread in µs, unaffected by other processes. */
  tdur?: number;
  args: { data?: { type?: string } };
}

/** The longest tasks of the main thread, in ms of CPU time. */
export interface Tasks {
  /** The task that handled the click. */
  press: number;
  /** The longest task after the click. */
  after: number;
}

/** Traces the page while `action` clicks and waits for the effect. */
export async function watchTasks(session: CDPSession, action: () => Promise<void>): Promise<Tasks> {
  return longestTasks(await recordTrace(session, action));
}

/** The events of the page's timeline during `action`. */
export async function recordTrace(
  session: CDPSession,
  action: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const over = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await action();
  await session.send('Tracing.end');
  await over;
  session.off('Tracing.dataCollected', collect);
  return events;
}

export function longestTasks(events: readonly TraceEvent[]): Tasks {
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  if (!click) throw new Error('The trace has no click.');
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === click.pid && tid === click.tid,
  );
  const longest = (some: TraceEvent[]) => Math.max(0, ...some.map(({ tdur = 0 }) => tdur / 1_000));
  return {
    press: longest(tasks.filter(({ ts }) => ts <= click.ts).slice(-1)),
    after: longest(tasks.filter(({ ts }) => ts > click.ts)),
  };
}
