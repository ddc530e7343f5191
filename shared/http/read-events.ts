import type { RunEvent } from '@storyloom/contract/entities/run-event';
import { createParser } from 'eventsource-parser';
import { NetworkError } from './errors.ts';

/** `id` is the text offset reached, as the server wrote it; undefined when it wrote none. */
export type OnData = (event: RunEvent, id: string | undefined) => void;

/**
 * Reads a reply's event stream to its end. `onBytes` is told of every chunk, heartbeats too.
 * Throws NetworkError on a cut, on bytes that are no UTF-8, and on data that is no event.
 */
export async function readEvents(response: Response, onData: OnData, onBytes: () => void): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) throw new NetworkError('The reply has no body');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = createParser({ onEvent: ({ data, id }) => onData(parseEvent(data), id) });
  try {
    for (;;) {
      const { done, value } = await guarded(() => reader.read());
      if (done) return;
      onBytes();
      parser.feed(guardedSync(() => decoder.decode(value, { stream: true })));
    }
  } finally {
    // Also when onData threw: the socket must not stay open behind a reader that left.
    reader.cancel().catch(() => {});
  }
}

function parseEvent(data: string): RunEvent {
  const event: unknown = guardedSync(() => JSON.parse(data));
  if (typeof event !== 'object' || event === null || !('type' in event)) {
    throw new NetworkError('The stream held something that is no event');
  }
  return event as RunEvent;
}

async function guarded<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    throw new NetworkError('The stream was cut', { cause });
  }
}

function guardedSync<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (cause) {
    throw new NetworkError('The stream was garbled', { cause });
  }
}
