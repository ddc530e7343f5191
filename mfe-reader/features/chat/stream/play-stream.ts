import type { RunEvent } from '@storyloom/contract/chat/entities/run-event';
import type { RunEnd } from '@storyloom/http/follow-run';
import type { Clock } from '../ports/clock.ts';
import type { Follow } from '../ports/ports.ts';
import { createPacer } from './pacer.ts';
import { noStreamingText, type StreamingText, withDrawn } from './streaming-text.ts';

export interface StreamOptions {
  clock: Clock;
  streamingText: { getState(): StreamingText; set(text: StreamingText): void };
  /** Text already on the screen: it is drawn at once, even if the stream repeats it. */
  seen: string;
  /** True if the stream continues after `seen`; false if it sends the whole text. */
  resumed: boolean;
  signal: AbortSignal;
  follow(options: Follow): Promise<RunEnd>;
  onCreated(event: Extract<RunEvent, { type: 'created' }>): void;
  onReconnecting(reconnecting: boolean): void;
  /** Called when the server has ended the run; the last words may not be drawn yet. */
  onEnd(end: RunEnd): void;
}

export interface PlayedReply {
  end: RunEnd;
  text: string;
}

/** A run that could not be followed to its end, and the text received so far. */
export interface LostStream {
  error: unknown;
  text: string;
}

/** Draws a reply while it arrives. Resolves when all of it is drawn; never rejects. */
export async function playStream(options: StreamOptions): Promise<PlayedReply | LostStream> {
  const { streamingText, seen, resumed, signal } = options;
  streamingText.set(noStreamingText);
  const pacer = createPacer(options.clock, (text, from) => {
    if (signal.aborted) return;
    const shown = streamingText.getState();
    const isThinking = shown.isThinking && text.length <= seen.length;
    streamingText.set({ ...withDrawn(shown, text, from), isThinking });
  });
  let text = '';
  const receive = (more: string) => {
    text += more;
    pacer.push(more);
    if (seen.startsWith(text.slice(0, seen.length))) pacer.reveal(Math.min(seen.length, text.length));
  };
  if (resumed) receive(seen);
  try {
    const end = await options.follow({
      signal,
      onReconnecting: options.onReconnecting,
      onData(event) {
        if (signal.aborted) return;
        if (event.type === 'created') options.onCreated(event);
        if (event.type === 'progress' && event.stage === 'thinking') {
          streamingText.set({ ...streamingText.getState(), isThinking: true });
        }
        if (event.type === 'delta') receive(event.text);
        if (event.type === 'retract') {
          text = text.slice(0, event.to);
          pacer.retract(event.to);
        }
      },
    });
    options.onEnd(end);
    // Text that is still being drawn after Stop would look as if it had not stopped.
    if (end.type === 'done' && end.finishReason === 'stopped') pacer.flush();
    if (end.type === 'done' && end.finishReason === 'filtered') pacer.halt();
    await pacer.drained();
    return { end, text };
  } catch (error) {
    pacer.flush();
    return { error, text };
  }
}
