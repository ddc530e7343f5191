import type { IncomingMessage } from 'node:http';
import { ProviderError } from '@storyloom/ports/provider-error';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { asObject, type Refusal, readRefusal } from '../reply/failure.ts';
import { readFinish, type WireChunk } from '../reply/read-reply.ts';

/** Time that a server gets after the finish reason, for the usage, in ms. */
const AFTER_FINISH_MS = 2_000;

/**
 * The events of a response: server-sent events, events without blank lines between them, or one JSON body. After a finish
 * reason, nothing that the connection does can make the reply fail.
 */
export async function* readEvents(
  response: IncomingMessage,
  onData: () => void,
  toError: (refusal: Refusal) => ProviderError,
): AsyncGenerator<WireChunk> {
  let isDone = false;
  let finished: NodeJS.Timeout | undefined;
  try {
    for await (const { data, event } of readMessages(response, onData)) {
      for (const value of parseValues(data)) {
        isDone = value === DONE;
        if (isDone) return;
        const { refusal, ...chunk } = readChunk(value, event);
        if (refusal) throw toError(refusal);
        if (chunk.finish) finished ??= setTimeout(() => response.destroy(), AFTER_FINISH_MS);
        yield chunk;
      }
    }
  } catch (error) {
    if (!finished || error instanceof ProviderError) throw error;
  } finally {
    clearTimeout(finished);
    // Reading the rest returns the connection to the pool and saves the next request a handshake.
    if (isDone) response.resume();
    else response.destroy();
  }
}

type Message = Pick<EventSourceMessage, 'data' | 'event'>;

/** The events of a stream without repeated ones, or a whole JSON body. */
async function* readMessages(response: IncomingMessage, onData: () => void): AsyncGenerator<Message> {
  const messages: Message[] = [];
  /** The text so far, while it may be one JSON body. */
  let json: string | undefined = '';
  let last: EventSourceMessage | undefined;
  /** False once two different events had one id. */
  let idsDiffer = true;
  const parser = createParser({
    onEvent(message) {
      const hasSameId = message.id !== undefined && message.id === last?.id;
      if (hasSameId && message.data !== last?.data) idsDiffer = false;
      if (!hasSameId || !idsDiffer) messages.push(message);
      last = message;
    },
  });
  for await (const text of response.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    onData();
    json = json !== undefined && /^\s*(?:\{|$)/u.test(json + text) ? json + text : undefined;
    parser.feed(text);
    yield* messages.splice(0);
  }
  // No blank line may have ended the last event.
  parser.feed('\n\n');
  yield* messages.splice(0);
  if (json) yield { data: json };
}

const DONE = Symbol('done');

function parseJson(text: string): unknown {
  if (text.trim() === '[DONE]') return DONE;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The values of an event. Without blank lines between events, each line of its data is one. */
function parseValues(data: string): unknown[] {
  const whole = parseJson(data);
  return whole === undefined ? data.split('\n').map(parseJson) : [whole];
}

/** A wire chunk, or what the server says went wrong. */
type ServerEvent = WireChunk & { refusal: Refusal | undefined };

/**
 * Reads one JSON object of a reply: an event of a stream or a whole body. Each field is read on its own, so that an unknown
 * one never costs the text beside it.
 */
function readChunk(value: unknown, eventName?: string): ServerEvent {
  const json = asObject(value);
  const choice = asObject(asList(json.choices)[0]);
  const delta = asObject(choice.delta ?? choice.message ?? json.message);
  const isError = eventName === 'error' || json.object === 'error' || json.type === 'error';
  const error = json.error ?? choice.error ?? (isError ? json : undefined);
  const reason = choice.finish_reason ?? choice.stop_reason;
  const failed = isFilled(error) || reason === 'error';
  return {
    text: readText(delta.content) || readText(choice.text),
    isThought: THOUGHTS.some((field) => isFilled(delta[field])) || asList(delta.content).some(isThoughtPart),
    finish: readFinish(reason),
    usage: readUsage(asObject(json.usage)),
    refusal: failed ? readRefusal(0, error ?? {}) : undefined,
  };
}

const THOUGHTS = ['reasoning', 'reasoning_content', 'reasoning_details', 'thinking'];

/** The text of a content: a text, or a list of parts, of which thoughts are left out. */
function readText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (typeof content === 'number') return String(content);
  return asList(content)
    .map((part) =>
      typeof part === 'string' ? part : isThoughtPart(part) ? '' : readText(asObject(part).text),
    )
    .join('');
}

const isThoughtPart = (part: unknown) => /think|reason/iu.test(String(asObject(part).type));

function readUsage({ prompt_tokens, completion_tokens }: Record<string, unknown>): WireChunk['usage'] {
  if (!isFilled(prompt_tokens) || !isFilled(completion_tokens)) return undefined;
  const [inputTokens, outputTokens] = [Number(prompt_tokens), Number(completion_tokens)];
  return inputTokens >= 0 && outputTokens >= 0 ? { inputTokens, outputTokens } : undefined;
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
