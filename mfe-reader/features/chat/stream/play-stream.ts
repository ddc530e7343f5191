import type { RunEvent } from '@storyloom/contract/entities/run-event';
import type { RunEnd } from '@storyloom/http/follow-run';
import type { Clock } from '../ports/clock.ts';
import type { Follow } from '../ports/ports.ts';
import type { Observable } from '../store/observable.ts';
import { createPacer } from './pacer.ts';
import { drawnOn, type Live, nothingLive } from './streaming-text.ts';

export interface Performance {
  clock: Clock;
  live: Observable<Live>;
  /** Text the reader has seen: it is drawn at once, and a stream that repeats it does not make it new. */
  seen: string;
  /** `resumed`: the stream goes on after `seen`; otherwise it brings the whole text. */
  resumed: boolean;
  signal: AbortSignal;
  follow(options: Follow): Promise<RunEnd>;
  onCreated(event: Extract<RunEvent, { type: 'created' }>): void;
  onReconnecting(reconnecting: boolean): void;
  /** The server is done; the last words may still be on their way to the screen. */
  onOver(end: RunEnd): void;
}

export interface Performed {
  end: RunEnd;
  text: string;
}

/** A run that could not be followed to its end, with the text that came. */
export interface Broken {
  error: unknown;
  text: string;
}

/** Draws one reply as it comes and answers how it ended, once all of it is on the screen. Never throws. */
export async function perform(performance: Performance): Promise<Performed | Broken> {
  const { live, seen, resumed, signal } = performance;
  live.set(nothingLive);
  const pacer = createPacer(performance.clock, (text, before) => {
    if (!signal.aborted) live.set(drawnOn(live.get(), text, before));
  });
  let text = '';
  const receive = (more: string) => {
    text += more;
    pacer.push(more);
    if (seen.startsWith(text.slice(0, seen.length))) pacer.reveal(Math.min(seen.length, text.length));
  };
  if (resumed) receive(seen);
  try {
    const end = await performance.follow({
      signal,
      onReconnecting: performance.onReconnecting,
      onData(event) {
        if (signal.aborted) return;
        if (event.type === 'created') performance.onCreated(event);
        if (event.type === 'delta') receive(event.text);
      },
    });
    performance.onOver(end);
    // Who stops a reply wants it to stand still.
    if (end.type === 'done' && end.finishReason === 'stopped') pacer.flush();
    if (end.type === 'done' && end.finishReason === 'filtered') pacer.halt();
    await pacer.drained();
    return { end, text };
  } catch (error) {
    pacer.flush();
    return { error, text };
  }
}
