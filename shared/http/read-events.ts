import type { RunEvent } from '@storyloom/contract/chat/entities/run-event';
import { NetworkError } from './errors.ts';

/** `id` is the text offset after the event; undefined if the server sent none. */
export type OnData<Event = RunEvent> = (event: Event, id: string | undefined) => void;

/** Loads the code that reads an event stream, which a page needs for its first reply. */
export const loadParser = () => import('eventsource-parser');

/**
 * Reads an event stream to its end. `onBytes` is called after every chunk, heartbeats included.
 * Throws NetworkError if the stream breaks off, is not UTF-8, or contains data that is not an event.
 */
export async function readEvents<Event = RunEvent>(
  response: Response,
  onData: OnData<Event>,
  onBytes: () => void,
): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) throw new NetworkError('The reply has no body');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const { createParser } = await guarded(loadParser);
    const parser = createParser({ onEvent: ({ data, id }) => onData(parseEvent(data), id) });
    for (;;) {
      const { done, value } = await guarded(() => reader.read());
      if (done) return;
      parser.feed(guardedSync(() => decoder.decode(value, { stream: true })));
      onBytes();
    }
  } finally {
    // Closes the socket, also if onData threw.
    reader.cancel().catch(() => {});
  }
}

function parseEvent<Event>(data: string): Event {
  const event: unknown = guardedSync(() => JSON.parse(data));
  if (typeof event !== 'object' || event === null || !('type' in event)) {
    throw new NetworkError('The stream contains data that is not an event');
  }
  return event as Event;
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
