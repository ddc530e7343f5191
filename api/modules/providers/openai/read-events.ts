import type { IncomingMessage } from 'node:http';
import { ProviderError } from '@storyloom/ports/provider-error';
import { createParser } from 'eventsource-parser';
import { readChunk, type ServerEvent } from './read-chunk.ts';

/** Time that a server gets after the finish reason, for the usage, in ms. */
const AFTER_FINISH_MS = 2_000;

/**
 * The events of a response: server-sent events, events without blank lines between them, or one JSON body. After a finish
 * reason, nothing that the connection does can make the reply fail.
 */
export async function* readEvents(
  response: IncomingMessage,
  afterFinishMs = AFTER_FINISH_MS,
): AsyncGenerator<ServerEvent> {
  const body = createBodyReader();
  const decoder = new TextDecoder();
  let isFinished = false;
  let timer: NodeJS.Timeout | undefined;
  function* ready(): Generator<ServerEvent> {
    for (const event of body.take()) {
      isFinished ||= event.finish !== undefined;
      yield event;
    }
    if (isFinished) timer ??= setTimeout(() => response.destroy(), afterFinishMs);
  }
  try {
    for await (const bytes of response.iterator({ destroyOnReturn: false })) {
      body.feed(decoder.decode(bytes, { stream: true }));
      yield* ready();
      if (body.isDone) return;
    }
    body.end();
    yield* ready();
  } catch (error) {
    if (!isFinished || error instanceof ProviderError) throw error;
  } finally {
    clearTimeout(timer);
    // Reading the rest returns the connection to the pool and saves the next request a handshake.
    if (body.isDone) response.resume();
    else response.destroy();
  }
}

function createBodyReader() {
  const events: ServerEvent[] = [];
  let start = '';
  let isJson: boolean | undefined;
  let isDone = false;
  let last: { id: string | undefined; data: string } | undefined;
  /** False once two different events had one id. */
  let idsDiffer = true;

  function read(data: string, name: string | undefined): void {
    for (const json of parseData(data)) {
      if (json === DONE) isDone = true;
      else events.push(readChunk(json, name));
    }
  }

  const parser = createParser({
    onEvent({ id, data, event }) {
      const hasSameId = id !== undefined && id === last?.id;
      if (hasSameId && data !== last?.data) idsDiffer = false;
      const isRepeated = hasSameId && idsDiffer;
      last = { id, data };
      if (!isRepeated) read(data, event);
    },
  });

  return {
    get isDone(): boolean {
      return isDone;
    },
    feed(text: string): void {
      if (isJson === undefined) {
        start += text;
        if (start.trim() === '') return;
        isJson = start.trimStart().startsWith('{');
        if (!isJson) parser.feed(start);
      } else if (isJson) start += text;
      else parser.feed(text);
    },
    /** Reads what no blank line has ended. */
    end(): void {
      if (isJson) read(start, undefined);
      else parser.feed('\n\n');
    },
    take: (): ServerEvent[] => events.splice(0),
  };
}

const DONE = Symbol('done');

/** The JSON values of an event's data: one, or one a line if the server sent no blank lines between its events. */
function parseData(data: string): unknown[] {
  const whole = parseJson(data);
  return whole === undefined ? data.split('\n').map(parseJson) : [whole];
}

function parseJson(text: string): unknown {
  if (text.trim() === '[DONE]') return DONE;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
