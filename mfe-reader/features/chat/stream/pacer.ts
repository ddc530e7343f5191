import { timings } from '@storyloom/contract/limits';
import type { Clock } from '../ports/clock.ts';

/** A piece that came is drawn whole within this time: under the second a reader may be behind at most. */
export const drawWithin = 700;

/** A word longer than this is drawn in parts: some scripts set no spaces. */
const longestWord = 14;

export interface Pacer {
  push(text: string): void;
  /** Draws up to this length at once: text the reader has seen before. */
  reveal(length: number): void;
  flush(): void;
  /** Draws no more: what has not been drawn was taken back. */
  halt(): void;
  /** Resolves when all that came is drawn. */
  drained(): Promise<void>;
}

/**
 * Evens out text that comes in bursts: words are drawn with 30 ms between them, faster the more is waiting.
 * `draw` gets all the text drawn so far and how long it was before.
 */
export function createPacer(clock: Clock, draw: (text: string, before: number) => void): Pacer {
  let text = '';
  let drawn = 0;
  let waiting: { end: number; due: number }[] = [];
  let callOff: (() => void) | null = null;
  let onDrained: (() => void)[] = [];

  function drawTo(length: number): void {
    const before = drawn;
    drawn = Math.max(drawn, Math.min(length, text.length));
    if (drawn > before) draw(text.slice(0, drawn), before);
    waiting = waiting.filter((piece) => piece.end > drawn);
    if (drawn < text.length) return;
    callOff?.();
    callOff = null;
    for (const tell of onDrained) tell();
    onDrained = [];
  }

  function step(): void {
    callOff = null;
    const now = clock.now();
    const goal = Math.max(
      ...waiting.map(({ end, due }) => {
        const steps = Math.max(1, Math.floor((due - now) / timings.streamLine));
        return drawn + Math.ceil((end - drawn) / steps);
      }),
    );
    drawTo(clock.hidden() ? text.length : endOfWord(text, goal));
    schedule();
  }

  function schedule(): void {
    if (drawn < text.length) callOff ??= clock.later(step, timings.streamLine);
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
    halt() {
      text = text.slice(0, drawn);
      waiting = [];
      drawTo(drawn);
    },
    drained: () => (drawn === text.length ? Promise.resolve() : new Promise((tell) => onDrained.push(tell))),
  };
}

/** Where the word that `from` falls into ends; never between the halves of one character. */
function endOfWord(text: string, from: number): number {
  const ahead = text.slice(from, from + longestWord);
  const space = ahead.search(/\s/);
  if (space >= 0) return from + space;
  if (from + ahead.length >= text.length) return text.length;
  const before = text.charCodeAt(from - 1);
  return before >= 0xd800 && before <= 0xdbff ? from + 1 : from;
}
