import type { RunEvent } from '@storyloom/contract/chat/entities/run-event';
import { NetworkError } from './errors.ts';

/**
 * Tracks how much of a reply's text was delivered, so that a replay neither repeats nor skips text. Offsets are UTF-16
 * units. `accept` returns the events to deliver: a delta without its known part, nothing for a known delta, and before
 * `done` the text of missed deltas. Throws NetworkError if text before a delta is missing: resume from `reached()`.
 */
export function createTextOffset(start: number | null) {
  let reached = start;

  function accept(event: RunEvent, id: string | undefined): RunEvent[] {
    const end = id !== undefined && /^\d+$/.test(id) ? Number(id) : null;
    if (event.type === 'created') reached ??= end ?? 0;
    if (event.type === 'delta') return acceptDelta(event.text, end);
    if (event.type === 'retract') reached = event.to;
    if (event.type === 'done') return [...missingText(event.message.text, end), event];
    return [event];
  }

  function acceptDelta(text: string, end: number | null): RunEvent[] {
    const from = reached ?? Math.max(0, (end ?? text.length) - text.length);
    const to = end ?? from + text.length;
    const begin = to - text.length;
    if (begin > from) throw new NetworkError('Part of the text is missing');
    reached = Math.max(from, to);
    return to > from ? [{ type: 'delta', text: text.slice(from - begin) }] : [];
  }

  function missingText(text: string, end: number | null): RunEvent[] {
    const from = reached ?? 0;
    // If the offsets are not those of the message, its text cannot fill the gap.
    if (end === null || end !== text.length || from >= end) return [];
    reached = end;
    return [{ type: 'delta', text: text.slice(from) }];
  }

  return { accept, reached: () => reached ?? 0 };
}
