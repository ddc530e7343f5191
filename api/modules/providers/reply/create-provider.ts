import { setTimeout as sleep } from 'node:timers/promises';
import type { PromptMessage, Provider, ProviderChunk, SummaryRequest } from '@storyloom/ports/provider';
import { ProviderError } from '@storyloom/ports/provider-error';
import { toProviderError } from './failure.ts';
import { readReply, type WireChunk } from './read-reply.ts';

export interface ModelRequest {
  model: string;
  messages: readonly PromptMessage[];
  /** Thoughts and reply together. */
  maxTokens: number;
}

/** A model server, or the API of one company. */
interface Backend {
  name: string;
  /** Sends a request and returns the events of its reply. */
  open(request: ModelRequest, signal: AbortSignal): Promise<AsyncIterable<WireChunk>>;
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

type Request = ModelRequest & { signal: AbortSignal };

const ATTEMPTS = 3;
/** Characters per token above which a reply is cut; more than any text has. */
const CHARS_PER_TOKEN = 8;
/** One such reply may be what a reader asked for; a model whose template opens the thought always writes them. */
const ENOUGH_IN_A_ROW = 2;
/** Tokens for the thoughts of a model that is known to think. */
const THOUGHT_TOKENS = 2_048;

/** Makes a provider of a backend: retries, time limits, and what is learned of each model's thoughts. */
export function createProvider(backend: Backend, timings: ReplyTimings): Provider {
  const { deadlineMs = 300_000, maxRetryWaitMs = 10_000 } = timings;
  const wait = timings.wait ?? ((ms, signal) => sleep(ms, undefined, { signal }));
  const thinking = new Set<string>();
  /** Replies in a row that closed a thought without opening one, by model. */
  const closedAloneInARow = new Map<string, number>();
  const thoughtTokens = (model: string) => (thinking.has(model) ? THOUGHT_TOKENS : 0);

  async function open(request: ModelRequest, signal: AbortSignal): Promise<AsyncIterable<WireChunk>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await backend.open(request, signal);
      } catch (error) {
        const fault = toProviderError(error);
        const waitMs = fault.retryAfterMs ?? 250 * 2 ** attempt;
        const isRetryable = fault.fault === 'busy' || fault.fault === 'unreachable';
        if (!isRetryable || attempt === ATTEMPTS || waitMs > maxRetryWaitMs || signal.aborted) throw fault;
        await wait(waitMs, signal).catch(() => undefined);
      }
    }
  }

  /** One attempt at a reply. `onThoughtsOnly` is called before the end of a reply that is nothing but a thought. */
  async function* attempt(request: Request, onThoughtsOnly: () => void): AsyncGenerator<ProviderChunk> {
    const { model, messages } = request;
    const maxTokens = request.maxTokens + thoughtTokens(model);
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = AbortSignal.any([request.signal, deadline]);
    const inARow = closedAloneInARow.get(model) ?? 0;
    try {
      yield* readReply(await open({ model, messages, maxTokens }, signal), {
        maxChars: maxTokens * CHARS_PER_TOKEN,
        beginsInThought: inARow >= ENOUGH_IN_A_ROW,
        onEnd({ thoughts, closedAlone, hasText }) {
          if (closedAlone) closedAloneInARow.set(model, inARow + 1);
          else if (hasText) closedAloneInARow.delete(model);
          if (thoughts) thinking.add(model);
          if (thoughts && !hasText) onThoughtsOnly();
        },
      });
    } catch (error) {
      if (deadline.aborted) throw new ProviderError('timeout', `the reply took more than ${deadlineMs} ms`);
      throw toProviderError(error);
    }
  }

  async function* stream(request: Request): AsyncGenerator<ProviderChunk> {
    const isKnown = thinking.has(request.model);
    let isThoughtOnly = false;
    const reply = attempt(request, () => {
      isThoughtOnly = true;
    });
    for await (const chunk of reply) {
      if (chunk.type === 'finish' && chunk.reason === 'length' && isThoughtOnly && !isKnown) {
        // The model turned out to think, and its thoughts took the tokens of the reply.
        yield* attempt(request, () => {});
        return;
      }
      yield chunk;
    }
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
