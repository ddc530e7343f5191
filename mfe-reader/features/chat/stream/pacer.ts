import { chatTimings } from '@storyloom/contract/chat/timings';
import type { Clock } from '../ports/clock.ts';

/** Time in ms within which received text is drawn completely. A reader may be at most a second behind. */
export const drawWithin = 700;

/** Longest run of characters drawn as one word, for scripts without spaces. */
const longestWord = 14;

export interface Pacer {
  push(text: string): void;
  /** Draws the text up to this length at once. */
  reveal(length: number): void;
  /** Draws all received text at once. */
  flush(): void;
  /** Takes back all text after an offset. */
  retract(to: number): void;
  /** Discards the text that is not drawn: moderation withheld it. */
  halt(): void;
  /** Resolves when all received text is drawn. */
  drained(): Promise<void>;
}

/**
 * Evens out text that arrives in bursts: draws words 30 ms apart, more of them at once the more text is waiting.
 * `draw` receives all text drawn so far and its length before.
 */
export function createPacer(clock: Clock, draw: (text: string, before: number) => void): Pacer {
  let text = '';
  let drawn = 0;
  let waiting: { end: number; due: number }[] = [];
  let cancelStep: (() => void) | null = null;
  let onDrained: (() => void)[] = [];

  function drawTo(length: number): void {
    const before = drawn;
    drawn = Math.max(drawn, Math.min(length, text.length));
    if (drawn > before) draw(text.slice(0, drawn), before);
    waiting = waiting.filter((piece) => piece.end > drawn);
    if (drawn < text.length) return;
    cancelStep?.();
    cancelStep = null;
    for (const resolve of onDrained) resolve();
    onDrained = [];
  }

  function step(): void {
    cancelStep = null;
    const now = clock.now();
    const goal = Math.max(
      ...waiting.map(({ end, due }) => {
        const steps = Math.max(1, Math.floor((due - now) / chatTimings.line));
        return drawn + Math.ceil((end - drawn) / steps);
      }),
    );
    drawTo(clock.hidden() ? text.length : endOfWord(text, goal));
    schedule();
  }

  function schedule(): void {
    if (drawn < text.length) cancelStep ??= clock.later(step, chatTimings.line);
  }

  return {
    push(more) {
      if (more === '') return;
      text += more;
      waiting.push({ end: text.length, due: clock.now() + drawWithin });
      if (clock.hidden()) drawTo(text.length);
      schedule();
    },
    reveal: drawTo,
    flush: () => drawTo(text.length),
    retract(to) {
      text = text.slice(0, to);
      waiting = [];
      drawn = Math.min(drawn, to);
      draw(text.slice(0, drawn), drawn);
    },
    halt() {
      text = text.slice(0, drawn);
      waiting = [];
      drawTo(drawn);
    },
    drained: () =>
      drawn === text.length ? Promise.resolve() : new Promise((resolve) => onDrained.push(resolve)),
  };
}

/** End of the word at `from`, never within a surrogate pair. */
function endOfWord(text: string, from: number): number {
  const ahead = text.slice(from, from + longestWord);
  const space = ahead.search(/\s/);
  if (space >= 0) return from + space;
  if (from + ahead.length >= text.length) return text.length;
  const before = text.charCodeAt(from - 1);
  return before >= 0xd800 && before <= 0xdbff ? from + 1 : from;
}
