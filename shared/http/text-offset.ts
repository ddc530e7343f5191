import type { RunEvent } from '@storyloom/contract/entities/run-event';
import { NetworkError } from './errors.ts';

/**
 * Keeps count of the text given on, so that a replay is neither doubled nor short. Offsets are UTF-16 units.
 * `accept` answers the events to give on: a delta cut to its new part, none for one already seen, and before
 * `done` the rest of the text should deltas have been missed. Throws NetworkError when text before a delta is
 * missing: the reader must resume from `reached()`.
 */
export function createTextOffset(start: number | null) {
  let reached = start;

  function accept(event: RunEvent, id: string | undefined): RunEvent[] {
    const end = id !== undefined && /^\d+$/.test(id) ? Number(id) : null;
    if (event.type === 'created') reached ??= end ?? 0;
    if (event.type === 'delta') return acceptDelta(event.text, end);
    if (event.type === 'done') return [...missedBefore(event.message.text, end), event];
    return [event];
  }

  function acceptDelta(text: string, end: number | null): RunEvent[] {
    const from = reached ?? Math.max(0, (end ?? text.length) - text.length);
    const to = end ?? from + text.length;
    const begin = to - text.length;
    if (begin > from) throw new NetworkError('A part of the text is missing');
    reached = Math.max(from, to);
    return to > from ? [{ type: 'delta', text: text.slice(from - begin) }] : [];
  }

  function missedBefore(text: string, end: number | null): RunEvent[] {
    const from = reached ?? 0;
    // Only when the run's offsets are the message's own can the rest be taken from it.
    if (end === null || end !== text.length || from >= end) return [];
    reached = end;
    return [{ type: 'delta', text: text.slice(from) }];
  }

  return { accept, reached: () => reached ?? 0 };
}
