import { stream as resumeEndpoint } from '@storyloom/contract/chat/endpoints/stream';
import type { RunEvent } from '@storyloom/contract/chat/entities/run-event';
import { chatTimings } from '@storyloom/contract/chat/timings';
import type { Endpoint, InputOf } from '@storyloom/contract/core/endpoint';
import { type Backoff, backoffDelay, defaultBackoff } from './backoff.ts';
import { isRetryable, NetworkError, StatusError } from './errors.ts';
import type { OnData } from './read-events.ts';
import { type StreamOptions, stream } from './stream.ts';
import { createTextOffset } from './text-offset.ts';
import type { Transport } from './transport.ts';
import { wait } from './wait.ts';

export type RunEnd = Extract<RunEvent, { type: 'done' | 'error' }>;

export interface FollowOptions extends Pick<StreamOptions, 'signal'> {
  /** Time without bytes of a created reply after which it is requested again, in ms; doubled each time. */
  silence?: number;
  onData(event: RunEvent): void;
  /** Called with true when the connection is lost and with false when events arrive again. */
  onReconnecting?(reconnecting: boolean): void;
  backoff?: Backoff;
  random?: () => number;
}

/**
 * Starts a reply (send, refresh or continue) and follows it across lost connections without losing or repeating a
 * character. Resolves with the run's last event, `done` or `error`.
 * Before `created` it fails as `call` does, and the same clientRequestId may be sent again; afterwards it rejects only
 * if reconnecting fails or is refused, or with the signal's reason. Aborting does not stop the run.
 */
export function followRun<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  input: InputOf<E>,
  options: FollowOptions,
): Promise<RunEnd> {
  const start = (connection: StreamOptions) => stream(transport, endpoint, input, connection);
  return follow(transport, { runId: null, offset: null, start }, options);
}

/** Follows a run from a text offset (UTF-16 units). */
export function resumeRun(
  transport: Transport,
  runId: string,
  offset: number,
  options: FollowOptions,
): Promise<RunEnd> {
  return follow(transport, { runId, offset, start: null }, options);
}

interface Run {
  runId: string | null;
  offset: number | null;
  start: ((connection: StreamOptions) => Promise<void>) | null;
}

async function follow(transport: Transport, run: Run, options: FollowOptions): Promise<RunEnd> {
  const { onData, onReconnecting, signal, backoff = defaultBackoff, random = Math.random } = options;
  let { silence = chatTimings.silence } = options;
  const text = createTextOffset(run.offset);
  let { runId, start } = run;
  let end: RunEnd | null = null;
  let failures = 0;
  let lost = false;
  // The last event ends the run even if the server keeps the socket open.
  const ended = new AbortController();

  const receive: OnData = (event, id) => {
    const before = text.reached();
    const fresh = text.accept(event, id);
    if (text.reached() > before) failures = 0;
    if (lost) {
      lost = false;
      onReconnecting?.(false);
    }
    for (const each of fresh) {
      if (each.type === 'created') {
        if (runId === each.runId) continue;
        runId = each.runId;
      }
      if (each.type === 'done' || each.type === 'error') end ??= each;
      onData(each);
    }
    if (end) ended.abort();
  };

  const until = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
  for (;;) {
    // A reply that is not created yet cannot be resumed.
    const patience = () => (runId ? silence : chatTimings.watchdog);
    const connection = { onData: receive, signal: until, silence: patience };
    let retryAfter: number | null = null;
    let failure: unknown = new NetworkError('The stream ended too early');
    try {
      if (start) await start(connection);
      else if (runId) {
        await stream(
          transport,
          resumeEndpoint,
          { runId },
          { ...connection, lastEventId: String(text.reached()) },
        );
      }
    } catch (error) {
      failure = error;
    }
    if (end) return end;
    if (signal?.aborted) throw signal.reason;
    if (!runId || !isRetryable(failure) || ++failures > backoff.tries) throw failure;
    if (failure instanceof StatusError) retryAfter = failure.retryAfter;
    start = null;
    // A slow network is not cut off again and again.
    silence = Math.min(2 * silence, chatTimings.watchdog);
    if (!lost) onReconnecting?.(true);
    lost = true;
    await (transport.wait ?? wait)(backoffDelay(backoff, failures, retryAfter, random), signal);
  }
}
