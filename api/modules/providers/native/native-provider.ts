import type { PromptMessage, Provider } from '@storyloom/ports/provider';
import { ProviderError } from '@storyloom/ports/provider-error';
import { createProvider, type ModelRequest, type ReplyTimings } from '../reply/create-provider.ts';
import { readRefusal, readRetryAfter, toError } from '../reply/failure.ts';
import { readFinish, type WireChunk } from '../reply/read-reply.ts';
import { type LoadModel, loaders, type NativeApi, type StreamPart } from './load-model.ts';
import { nextWithin } from './next-within.ts';

export interface NativeSettings extends ReplyTimings {
  api: NativeApi;
  apiKey: string | undefined;
  baseUrl: string | undefined;
}

/** The native API of a company, through its package of the AI SDK, which is loaded with the first request. */
export function nativeProvider(settings: NativeSettings): Provider {
  const { api, apiKey, baseUrl, silenceMs = 60_000 } = settings;
  let loading: ReturnType<LoadModel> | undefined;

  async function open(request: ModelRequest, signal: AbortSignal): Promise<AsyncIterable<WireChunk>> {
    loading ??= loaders[api]({ apiKey, baseUrl });
    const createModel = await loading;
    try {
      const { stream } = await createModel(request.model).doStream({
        prompt: request.messages.map(toPart),
        maxOutputTokens: request.maxTokens,
        abortSignal: signal,
      });
      return readParts(stream, request);
    } catch (error) {
      throw toFailure(error, request);
    }
  }

  async function* readParts(
    stream: ReadableStream<StreamPart>,
    request: ModelRequest,
  ): AsyncGenerator<WireChunk> {
    const reader = stream.getReader();
    try {
      for (;;) {
        const next = await nextWithin(silenceMs, reader.read());
        if (next.done) return;
        const part = next.value;
        if (part.type === 'error') throw toFailure(part.error, request);
        yield readPart(part);
      }
    } finally {
      reader.cancel().catch(() => undefined);
    }
  }

  function toFailure(error: unknown, { messages }: ModelRequest): ProviderError {
    const call = asCallError(error);
    if (call === undefined) return toProviderError(error);
    const { status, body, retryAfter } = call;
    const refusal = { ...readRefusal(status, body), retryAfterMs: readRetryAfter(retryAfter) };
    return toError(refusal, { messages, apiKey });
  }

  return createProvider({ name: api, open, toProviderError }, settings);
}

const toPart = ({ role, content }: PromptMessage) =>
  role === 'system' ? { role, content } : { role, content: [{ type: 'text' as const, text: content }] };

function readPart(part: StreamPart): WireChunk {
  const isEnd = part.type === 'finish';
  const [input, output] = isEnd ? [part.usage.inputTokens.total, part.usage.outputTokens.total] : [];
  return {
    text: part.type === 'text-delta' ? part.delta : '',
    isThought: part.type === 'reasoning-delta' || part.type === 'reasoning-start',
    finish: isEnd ? (readFinish(part.finishReason.unified) ?? readFinish(part.finishReason.raw)) : undefined,
    usage:
      input === undefined || output === undefined ? undefined : { inputTokens: input, outputTokens: output },
  };
}

/** The answer in an error of the AI SDK; undefined for a failure of the connection. */
function asCallError(error: unknown) {
  if (typeof error === 'string') return { status: 0, body: error, retryAfter: undefined };
  if (typeof error !== 'object' || error === null) return undefined;
  const { statusCode, responseBody, responseHeaders, ...rest } = error as {
    statusCode?: number;
    responseBody?: string;
    responseHeaders?: Record<string, string>;
  };
  const isCall = statusCode !== undefined && statusCode >= 400;
  if (!isCall) return error instanceof Error ? undefined : { status: 0, body: rest, retryAfter: undefined };
  let body: unknown = responseBody;
  try {
    body = JSON.parse(responseBody ?? '');
  } catch {
    // The text itself says what there is to say.
  }
  return { status: statusCode, body, retryAfter: responseHeaders?.['retry-after'] };
}

/** A failure of the connection, without the peer's message. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const isConnection = error instanceof Error && /connect|fetch failed/iu.test(error.message);
  return isConnection
    ? new ProviderError('unreachable', 'the model provider cannot be reached')
    : new ProviderError('cut', 'the reply of the model broke off');
}
