import type { IncomingMessage } from 'node:http';
import { ProviderError } from '@storyloom/ports/provider-error';
import { createParser } from 'eventsource-parser';
import { type Refusal, readRefusal } from '../reply/failure.ts';
import { readFinish, type WireChunk } from '../reply/read-reply.ts';

/** Time that a server gets after the finish reason, for the usage, in ms. */
const AFTER_FINISH_MS = 2_000;

/**
 * The events of a response: server-sent events, events without blank lines between them, or one JSON body. After a finish
 * reason, nothing that the connection does can make the reply fail.
 */
export async function* readEvents(
  response: IncomingMessage,
  toError: (refusal: Refusal) => ProviderError,
): AsyncGenerator<WireChunk> {
  const body = createBodyReader();
  const decoder = new TextDecoder();
  let isFinished = false;
  let timer: NodeJS.Timeout | undefined;
  function* ready(): Generator<WireChunk> {
    for (const event of body.take()) {
      if (event.refusal) throw toError(event.refusal);
      isFinished ||= event.finish !== undefined;
      yield event;
    }
    if (isFinished) timer ??= setTimeout(() => response.destroy(), AFTER_FINISH_MS);
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
  /** The text so far, while it may be one JSON body. */
  let json: string | undefined = '';
  let isDone = false;
  let last: { id: string | undefined; data: string } | undefined;
  /** False once two different events had one id. */
  let idsDiffer = true;

  function read(data: string, name?: string): void {
    const whole = parseJson(data);
    // Without blank lines between its events, each line of the data is one.
    const values = whole === undefined ? data.split('\n').map(parseJson) : [whole];
    isDone ||= values.includes(DONE);
    events.push(...values.filter((value) => value !== DONE).map((value) => readChunk(value, name)));
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
      if (json !== undefined && /^\s*(?:\{|$)/u.test(json + text)) json += text;
      else json = undefined;
      parser.feed(text);
    },
    /** Reads what no blank line has ended. */
    end(): void {
      parser.feed('\n\n');
      if (json) read(json);
    },
    take: (): ServerEvent[] => events.splice(0),
  };
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

type Json = Readonly<Record<string, unknown>>;
/** A wire chunk, or what the server says went wrong. */
type ServerEvent = WireChunk & { refusal: Refusal | undefined };

/**
 * Reads one JSON object of a reply: an event of a stream or a whole body. Each field is read on its own, so that an unknown
 * one never costs the text beside it.
 */
function readChunk(value: unknown, eventName?: string): ServerEvent {
  const json = asJson(value);
  const choice = asJson(asList(json.choices)[0]);
  const delta = asJson(choice.delta ?? choice.message ?? json.message);
  const isError = eventName === 'error' || json.object === 'error' || json.type === 'error';
  const error = json.error ?? choice.error ?? (isError ? json : undefined);
  const reason = choice.finish_reason ?? choice.stop_reason;
  const failed = isFilled(error) || reason === 'error';
  return {
    text: readText(delta.content) || readText(choice.text),
    isThought: THOUGHTS.some((field) => isFilled(delta[field])) || asList(delta.content).some(isThoughtPart),
    finish: readFinish(reason),
    usage: readUsage(asJson(json.usage)),
    refusal: failed ? readRefusal(0, error ?? {}) : undefined,
  };
}

const THOUGHTS = ['reasoning', 'reasoning_content', 'reasoning_details', 'thinking'];

/** The text of a content: a text, or a list of parts, of which thoughts are left out. */
function readText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (typeof content === 'number') return String(content);
  return asList(content)
    .map((part) => (typeof part === 'string' ? part : isThoughtPart(part) ? '' : readText(asJson(part).text)))
    .join('');
}

const isThoughtPart = (part: unknown) => /think|reason/iu.test(String(asJson(part).type));

function readUsage({ prompt_tokens, completion_tokens }: Json): WireChunk['usage'] {
  if (!isFilled(prompt_tokens) || !isFilled(completion_tokens)) return undefined;
  const [inputTokens, outputTokens] = [Number(prompt_tokens), Number(completion_tokens)];
  return inputTokens >= 0 && outputTokens >= 0 ? { inputTokens, outputTokens } : undefined;
}

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
const asJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
