import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { openStream, toProviderError } from './openai-request.ts';
import { emptyChunk, readChunk, requestBody, type WireChunk } from './openai-wire.ts';
import { createOptionsSplitter } from './options-marker.ts';
import type {
  FinishReason,
  Provider,
  ProviderChunk,
  ProviderRequest,
  SummaryRequest,
} from './port/provider.ts';
import { ProviderError } from './port/provider-error.ts';

export interface OpenAiSettings {
  baseUrl: string;
  apiKey: string | undefined;
  /** Maximum time without data, in ms. */
  silenceMs?: number;
  /** Maximum duration of a reply, in ms. */
  deadlineMs?: number;
  /** Longest Retry-After to wait for, in ms; a longer one fails at once. */
  maxRetryWaitMs?: number;
  /** Waits this many milliseconds, or until the signal aborts. Tests replace it. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

type Request = Omit<ProviderRequest, 'scene'>;

const ATTEMPTS = 3;
/** Characters per token above which a reply is cut; more than any text has. */
const CHARS_PER_TOKEN = 8;

/** Any server with OpenAI's chat completions endpoint: Ollama, vLLM, llama.cpp, OpenAI, OpenRouter. */
export function openAiProvider(settings: OpenAiSettings): Provider {
  const url = new URL(`${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`);
  const silenceMs = settings.silenceMs ?? 60_000;
  const deadlineMs = settings.deadlineMs ?? 300_000;
  const maxRetryWaitMs = settings.maxRetryWaitMs ?? 10_000;
  const wait = settings.wait ?? ((ms, signal) => sleep(ms, undefined, { signal }));

  async function open(request: Request, signal: AbortSignal): Promise<IncomingMessage> {
    const body = requestBody(request);
    for (let attempt = 1; ; attempt++) {
      try {
        return await openStream({ url, apiKey: settings.apiKey, body, signal, silenceMs });
      } catch (error) {
        const fault = toProviderError(error);
        const waitMs = fault.retryAfterMs ?? 250 * 2 ** attempt;
        const isRetryable = fault.fault === 'busy' || fault.fault === 'unreachable';
        if (!isRetryable || attempt === ATTEMPTS || waitMs > maxRetryWaitMs || signal.aborted) throw fault;
        await wait(waitMs, signal).catch(() => undefined);
      }
    }
  }

  async function* stream(request: Request): AsyncGenerator<ProviderChunk> {
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = AbortSignal.any([request.signal, deadline]);
    const splitter = createOptionsSplitter();
    const maxChars = request.maxTokens * CHARS_PER_TOKEN;
    let length = 0;
    let finish: FinishReason | undefined;
    try {
      const response = await open(request, signal);
      for await (const chunk of wireChunks(response)) {
        if (chunk.failed)
          throw new ProviderError('cut', 'the model provider reported an error in its stream');
        const prose = splitter.push(chunk.text);
        if (prose !== '') yield { type: 'text', text: prose };
        if (chunk.usage) yield { type: 'usage', usage: chunk.usage };
        finish ??= chunk.finish;
        length += chunk.text.length;
        if (length > maxChars) {
          finish = 'length';
          response.destroy();
          break;
        }
      }
    } catch (error) {
      if (deadline.aborted) throw new ProviderError('timeout', `the reply took more than ${deadlineMs} ms`);
      throw toProviderError(error);
    }
    const rest = splitter.end();
    if (rest.prose !== '') yield { type: 'text', text: rest.prose };
    if (finish === undefined)
      throw new ProviderError('cut', 'the reply of the model ended without its end mark');
    if (rest.options.length > 0) yield { type: 'options', options: rest.options };
    yield { type: 'finish', reason: finish };
  }

  async function summarize(request: SummaryRequest): Promise<string> {
    let text = '';
    for await (const chunk of stream(request)) if (chunk.type === 'text') text += chunk.text;
    if (text.trim() === '') throw new ProviderError('empty', 'the model returned no text');
    return text;
  }

  return { name: 'openai-compatible', stream, summarize, write: stream };
}

/** Yields the events of a reply. Drops repeated event ids; `[DONE]` without a finish reason counts as stop. */
async function* wireChunks(response: IncomingMessage): AsyncGenerator<WireChunk> {
  const decoder = new TextDecoder();
  const ready: WireChunk[] = [];
  let lastId: string | undefined;
  let done = false;
  const parser = createParser({
    onEvent({ id, data }) {
      if (id !== undefined && id === lastId) return;
      lastId = id;
      if (data === '[DONE]') {
        done = true;
        ready.push({ ...emptyChunk, finish: 'stop' });
      } else ready.push(readChunk(data));
    },
  });
  try {
    for await (const bytes of response.iterator({ destroyOnReturn: false })) {
      parser.feed(decoder.decode(bytes, { stream: true }));
      yield* ready.splice(0);
      if (done) return;
    }
  } finally {
    // Reading the rest returns the connection to the pool and saves the next request a handshake.
    if (done) response.resume();
    else response.destroy();
  }
}
