import type { RunEvent } from '@storyloom/contract/entities/run-event';
import type { Run, RunIdentity, Terminal } from './run.ts';
import { HEARTBEAT, HEARTBEAT_MS, resumeAt, wireEvent } from './sse.ts';

export interface Reader {
  /** The offset the reader has; undefined: nothing, so the stream starts with `created`. */
  from: number | undefined;
  /** Ends the stream without a terminal event; whoever aborts it also notifies the run. */
  closing: AbortSignal;
  heartbeatMs?: number;
}

/**
 * A run as a byte stream: what the reader missed, then live. It is written only as fast as the socket takes it:
 * a slow reader holds an offset, never a queue, and catches up with one large event.
 */
export function liveStream(run: Run, reader: Reader): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const next = teller(run, reader.from);
  let wake: () => void = () => undefined;
  let gone = false;
  const changed = () => wake();

  function leave(): void {
    gone = true;
    run.readers.delete(changed);
    wake();
  }

  function change(): Promise<'changed' | 'quiet'> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve('quiet'), reader.heartbeatMs ?? HEARTBEAT_MS);
      wake = () => {
        clearTimeout(timer);
        resolve('changed');
      };
    });
  }

  run.readers.add(changed);

  return new ReadableStream(
    {
      async pull(controller) {
        while (!gone) {
          if (reader.closing.aborted) break;
          const told = gather(next);
          if (told === 'over') break;
          if (told !== undefined) return controller.enqueue(encoder.encode(told));
          if ((await change()) === 'quiet') return controller.enqueue(encoder.encode(HEARTBEAT));
        }
        if (!gone) {
          leave();
          controller.close();
        }
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
}

/** All that can be told now as one piece: each piece is a write of its own on its way to the reader. */
function gather(next: ReturnType<typeof teller>): string | 'over' | undefined {
  let told = '';
  for (;;) {
    const event = next();
    if (event === undefined || event === 'over') return told === '' ? event : told;
    told += event;
  }
}

/** Answers the next event that a reader has not been told, undefined when there is none now. */
function teller(run: Run, from: number | undefined): () => string | 'over' | undefined {
  let offset = resumeAt(run.text, from ?? 0);
  let toldCreated = from !== undefined;
  let toldStage = '';
  let toldOptions = false;
  let over = false;
  return () => {
    if (over) return 'over';
    if (!toldCreated) {
      toldCreated = true;
      return wireEvent(0, createdEvent(run));
    }
    if (run.terminal === null && toldStage !== run.stage) {
      toldStage = run.stage;
      return wireEvent(offset, { type: 'progress', stage: run.stage });
    }
    if (run.text.length > offset) {
      const text = run.text.slice(offset);
      offset = run.text.length;
      return wireEvent(offset, { type: 'delta', text });
    }
    if (!toldOptions && run.options.length > 0) {
      toldOptions = true;
      return wireEvent(offset, { type: 'options', options: run.options });
    }
    if (run.terminal === null) return undefined;
    over = true;
    return wireEvent(offset, run.terminal);
  };
}

export function createdEvent(run: RunIdentity): RunEvent {
  const { runId, userMessageId, messageId, pointsHeld } = run;
  return { type: 'created', runId, userMessageId, messageId, pointsHeld };
}

/** A run that is not in memory: the stored text that the reader misses, and its end when it has one. */
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
