import { setTimeout as sleep } from 'node:timers/promises';
import type {
  PromptMessage,
  Provider,
  ProviderChunk,
  ProviderRequest,
  SummaryRequest,
} from '@storyloom/ports/provider';
import { ProviderError } from '@storyloom/ports/provider-error';
import { toProviderError } from './failure.ts';
import { type ReplyEnd, readReply, type WireChunk } from './read-reply.ts';

export interface ModelRequest {
  model: string;
  messages: readonly PromptMessage[];
  /** Thoughts and reply together. */
  maxTokens: number;
}

/** A model server, or the API of one company. */
export interface Backend {
  name: string;
  /** Sends a request and returns the events of its reply. `onData` is called whenever something of it arrives. */
  open(request: ModelRequest, signal: AbortSignal, onData: () => void): Promise<AsyncIterable<WireChunk>>;
}

export interface ReplyTimings {
  /** Maximum time without data, in ms. */
  silenceMs?: number;
  /** Maximum duration of a reply, in ms. */
  deadlineMs?: number;
  /** Longest Retry-After to wait for, in ms; a longer one fails at once. */
  maxRetryWaitMs?: number;
  /** Waits this many milliseconds, or until the signal aborts. Tests replace it. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

type Request = ModelRequest & Pick<ProviderRequest, 'signal' | 'speaker'>;

const ATTEMPTS = 3;
/** Characters per token above which a reply is cut; more than any text has. */
const CHARS_PER_TOKEN = 8;
/** One such reply may be what a reader asked for; a model whose template opens the thought always writes them. */
const ENOUGH_IN_A_ROW = 2;
/** Tokens for the thoughts of a model that is known to think. */
const THOUGHT_TOKENS = 2_048;

/** Makes a provider of a backend: retries, time limits, and what is learned of each model's thoughts. */
export function createProvider(backend: Backend, timings: ReplyTimings): Provider {
  const { silenceMs = 60_000, deadlineMs = 300_000, maxRetryWaitMs = 10_000 } = timings;
  const wait = timings.wait ?? ((ms, signal) => sleep(ms, undefined, { signal }));
  const thinking = new Set<string>();
  /** Replies in a row that closed a thought without opening one, by model. */
  const closedAloneInARow = new Map<string, number>();
  const thoughtTokens = (model: string) => (thinking.has(model) ? THOUGHT_TOKENS : 0);

  /** One attempt at a reply, up to its finish. */
  async function* attempt(request: Request): AsyncGenerator<ProviderChunk, ReplyEnd> {
    const { model, messages } = request;
    const maxTokens = request.maxTokens + thoughtTokens(model);
    const inARow = closedAloneInARow.get(model) ?? 0;
    const limit = new AbortController();
    const signal = AbortSignal.any([request.signal, limit.signal]);
    const stop = (reason: string) => limit.abort(new ProviderError('timeout', reason));
    const deadline = setTimeout(stop, deadlineMs, `the reply took more than ${deadlineMs} ms`);
    let silence: NodeJS.Timeout | undefined;

    async function open(count = 1): Promise<AsyncIterable<WireChunk>> {
      silence = setTimeout(stop, silenceMs, `the model was silent for ${silenceMs} ms`);
      try {
        return await backend.open({ model, messages, maxTokens }, signal, () => silence?.refresh());
      } catch (error) {
        clearTimeout(silence);
        const fault = toProviderError(error);
        const waitMs = fault.retryAfterMs ?? 250 * 2 ** count;
        const isRetryable = fault.fault === 'busy' || fault.fault === 'unreachable';
        if (!isRetryable || count === ATTEMPTS || waitMs > maxRetryWaitMs || signal.aborted) throw fault;
        await wait(waitMs, signal).catch(() => undefined);
        return open(count + 1);
      }
    }

    try {
      const beginsInThought = inARow >= ENOUGH_IN_A_ROW;
      const limits = { maxChars: maxTokens * CHARS_PER_TOKEN, beginsInThought, speaker: request.speaker };
      const end = yield* readReply(await open(), limits);
      if (end.closedAlone) closedAloneInARow.set(model, inARow + 1);
      else if (end.hasText) closedAloneInARow.delete(model);
      if (end.hasThought) thinking.add(model);
      return end;
    } catch (error) {
      throw toProviderError(limit.signal.reason ?? error);
    } finally {
      clearTimeout(silence);
      clearTimeout(deadline);
    }
  }

  async function* stream(request: Request): AsyncGenerator<ProviderChunk> {
    const isKnown = thinking.has(request.model);
    let end = yield* attempt(request);
    const isThoughtOnly = end.hasThought && !end.hasText;
    // The model turned out to think, and its thoughts took the tokens of the reply.
    if (end.reason === 'length' && isThoughtOnly && !isKnown) end = yield* attempt(request);
    yield { type: 'finish', reason: end.reason };
  }

  async function summarize(request: SummaryRequest): Promise<string> {
    let text = '';
    for await (const chunk of stream(request)) {
      if (chunk.type === 'text') text += chunk.text;
      if (chunk.type === 'retract') text = '';
    }
    if (text.trim() === '') throw new ProviderError('empty', 'the model returned no text');
    return text;
  }

  return { name: backend.name, thoughtTokens, stream, summarize, write: stream };
}
