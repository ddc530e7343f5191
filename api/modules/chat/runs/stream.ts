import type { RunEvent } from '@storyloom/contract/chat/entities/run-event';
import { chatTimings } from '@storyloom/contract/chat/timings';
import type { Run, RunIdentity, Terminal } from './run.ts';
import { HEARTBEAT, resumeAt, wireEvent } from './sse.ts';

export interface StreamOptions {
  /** The offset that the reader has; undefined starts with the `created` event. */
  from: number | undefined;
  /** Ends the stream without a terminal event; call `notify` on the run after aborting it. */
  closing: AbortSignal;
  heartbeatMs?: number;
  /** Called once, when the stream ends or its reader leaves. */
  onLeave?(): void;
}

/**
 * The run as a byte stream: first the text that the reader has missed, then live. Events are only created when the
 * socket accepts them, so a slow reader costs an offset, not a queue, and catches up with one large event.
 */
export function liveStream(run: Run, options: StreamOptions): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const next = createEventReader(run, options.from);
  let wake: () => void = () => undefined;
  let hasLeft = false;
  // A reader who has not received `created` cannot resume elsewhere.
  let canResume = options.from !== undefined;
  const listener = () => wake();

  function leave(): void {
    hasLeft = true;
    run.listeners.delete(listener);
    options.onLeave?.();
    wake();
  }

  function waitForChange(): Promise<'changed' | 'quiet'> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve('quiet'), options.heartbeatMs ?? chatTimings.heartbeat);
      wake = () => {
        clearTimeout(timer);
        resolve('changed');
      };
    });
  }

  run.listeners.add(listener);

  return new ReadableStream(
    {
      async pull(controller) {
        while (!hasLeft) {
          if (options.closing.aborted && canResume) break;
          const events = readPending(next);
          if (events === 'ended') break;
          canResume = true;
          if (events !== undefined) return controller.enqueue(encoder.encode(events));
          if ((await waitForChange()) === 'quiet') return controller.enqueue(encoder.encode(HEARTBEAT));
        }
        if (!hasLeft) {
          leave();
          controller.close();
        }
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
}

type EventReader = () => string | 'ended' | undefined;

/** All pending events as one chunk, because each chunk is a separate write to the socket. */
function readPending(next: EventReader): string | 'ended' | undefined {
  let events = '';
  for (;;) {
    const event = next();
    if (event === undefined || event === 'ended') return events === '' ? event : events;
    events += event;
  }
}

/** Returns the next event that the reader does not have yet, undefined if there is none yet. */
function createEventReader(run: Run, from: number | undefined): EventReader {
  // After a retraction, the text of a reader who resumes may be the withdrawn one.
  let offset = run.retractions > 0 ? (from ?? 0) : resumeAt(run.text, from ?? 0);
  let sentCreated = from !== undefined;
  let sentStage = '';
  let sentOptions = false;
  let retractions = 0;
  let ended = false;
  return () => {
    if (ended) return 'ended';
    if (!sentCreated) {
      sentCreated = true;
      return wireEvent(0, createdEvent(run));
    }
    if (run.terminal === null && sentStage !== run.stage) {
      sentStage = run.stage;
      return wireEvent(offset, { type: 'progress', stage: run.stage });
    }
    if (run.retractions > retractions) {
      retractions = run.retractions;
      if (offset > run.startsAt) {
        offset = run.startsAt;
        return wireEvent(offset, { type: 'retract', to: offset });
      }
    }
    if (run.text.length > offset) {
      const text = run.text.slice(offset);
      offset = run.text.length;
      return wireEvent(offset, { type: 'delta', text });
    }
    if (!sentOptions && run.options.length > 0) {
      sentOptions = true;
      return wireEvent(offset, { type: 'options', options: run.options });
    }
    if (run.terminal === null) return undefined;
    ended = true;
    return wireEvent(offset, run.terminal);
  };
}

export function createdEvent(run: RunIdentity): RunEvent {
  const { runId, userMessageId, messageId, pointsHeld } = run;
  return { type: 'created', runId, userMessageId, messageId, pointsHeld };
}

/**
 * The events of a run that is not in memory: the stored text that the reader lacks, and the terminal event if it
 * has ended.
 */
export function storedStream(
  run: RunIdentity,
  stored: { text: string; options: string[] },
  terminal: Terminal | undefined,
  from: number | undefined,
): string {
  const offset = resumeAt(stored.text, from ?? 0);
  const length = stored.text.length;
  const events: string[] = from === undefined ? [wireEvent(0, createdEvent(run))] : [];
  const text = stored.text.slice(offset);
  if (text !== '') events.push(wireEvent(length, { type: 'delta', text }));
  if (terminal?.type === 'done' && stored.options.length > 0) {
    events.push(wireEvent(length, { type: 'options', options: stored.options }));
  }
  if (terminal !== undefined) events.push(wireEvent(length, terminal));
  return events.join('');
}
