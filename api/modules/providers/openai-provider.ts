import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { asProviderError, openStream } from './openai-request.ts';
import { nothingSaid, readChunk, requestBody, type WireChunk } from './openai-wire.ts';
import { optionsSplitter } from './options-marker.ts';
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
  /** Longest silence of the connection. */
  silenceMs?: number;
  /** Longest whole reply. */
  deadlineMs?: number;
  /** Longest wait that a Retry-After may ask of us; a longer one is an error at once. */
  maxRetryWaitMs?: number;
}

type Wish = Omit<ProviderRequest, 'scene'>;

const ATTEMPTS = 3;
/** A model that never ends is cut here: more characters than any max_tokens would give. */
const CHARS_PER_TOKEN = 8;

/** Any server that speaks OpenAI's chat completions: Ollama, vLLM, llama.cpp, OpenAI, OpenRouter. */
export function openAiProvider(settings: OpenAiSettings): Provider {
  const url = new URL(`${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`);
  const silenceMs = settings.silenceMs ?? 60_000;
  const deadlineMs = settings.deadlineMs ?? 300_000;
  const maxRetryWaitMs = settings.maxRetryWaitMs ?? 10_000;

  async function open(request: Wish, signal: AbortSignal): Promise<IncomingMessage> {
    const body = requestBody(request);
    for (let attempt = 1; ; attempt++) {
      try {
        return await openStream({ url, apiKey: settings.apiKey, body, signal, silenceMs });
      } catch (error) {
        const fault = asProviderError(error);
        const wait = fault.retryAfterMs ?? 250 * 2 ** attempt;
        const worthIt = fault.fault === 'busy' || fault.fault === 'unreachable';
        if (!worthIt || attempt === ATTEMPTS || wait > maxRetryWaitMs || signal.aborted) throw fault;
        await sleep(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async function* stream(request: Wish): AsyncGenerator<ProviderChunk> {
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = AbortSignal.any([request.signal, deadline]);
    const splitter = optionsSplitter();
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
      throw asProviderError(error);
    }
    const rest = splitter.end();
    if (rest.prose !== '') yield { type: 'text', text: rest.prose };
    if (finish === undefined) throw new ProviderError('cut', "the model's reply ended without its end mark");
    if (rest.options.length > 0) yield { type: 'options', options: rest.options };
    yield { type: 'finish', reason: finish };
  }

  async function summarize(request: SummaryRequest): Promise<string> {
    let text = '';
    for await (const chunk of stream(request)) if (chunk.type === 'text') text += chunk.text;
    if (text.trim() === '') throw new ProviderError('empty', 'the model told nothing');
    return text;
  }

  return { name: 'openai-compatible', stream, summarize };
}

/** The events of a reply in order; a repeated event id is dropped, `[DONE]` without a reason counts as stop. */
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
        ready.push({ ...nothingSaid, finish: 'stop' });
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
    // Read to its end, the reply leaves its connection to the next one: a new one costs round trips and a handshake.
    if (done) response.resume();
    else response.destroy();
  }
}
