import type { createAnthropic } from '@ai-sdk/anthropic';
import type { PromptMessage, Provider } from '@storyloom/ports/provider';
import type { ProviderError } from '@storyloom/ports/provider-error';
import { type Backend, createProvider, type ReplyTimings } from '../reply/create-provider.ts';
import { readAnswer, readRefusal, toError, toProviderError } from '../reply/failure.ts';
import { readFinish, type WireChunk } from '../reply/read-reply.ts';

export const nativeApis = ['anthropic', 'google', 'mistral'] as const;
type NativeApi = (typeof nativeApis)[number];

type Model = ReturnType<ReturnType<typeof createAnthropic>>;
type Streamed = Awaited<ReturnType<Model['doStream']>>['stream'];
type StreamPart = Streamed extends ReadableStream<infer Part> ? Part : never;
type LoadModel = (access: {
  apiKey?: string;
  baseURL?: string;
}) => Promise<(model: string) => Pick<Model, 'doStream'>>;

export interface NativeSettings extends ReplyTimings {
  api: NativeApi;
  apiKey: string | undefined;
  baseUrl: string | undefined;
}

/** Each package is loaded only if it is chosen. */
const loaders: Record<NativeApi, LoadModel> = {
  anthropic: async (access) => (await import('@ai-sdk/anthropic')).createAnthropic(access),
  google: async (access) => (await import('@ai-sdk/google')).createGoogleGenerativeAI(access),
  mistral: async (access) => (await import('@ai-sdk/mistral')).createMistral(access),
};

/** The native API of a company, through its package of the AI SDK, which is loaded with the first request. */
export function nativeProvider(settings: NativeSettings): Provider {
  const { api, apiKey, baseUrl } = settings;
  const access = { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) };
  let loading: ReturnType<LoadModel> | undefined;

  const open: Backend['open'] = async (request, abortSignal, onData) => {
    loading ??= loaders[api](access);
    const createModel = await loading;
    onData();
    const sent = { messages: request.messages, apiKey };
    async function* read(stream: Streamed): AsyncGenerator<WireChunk> {
      try {
        for await (const part of stream) {
          onData();
          if (part.type === 'error') throw part.error;
          yield readPart(part);
        }
      } catch (error) {
        throw readError(error, sent);
      }
    }
    try {
      const prompt = request.messages.map(toPart);
      const options = { prompt, maxOutputTokens: request.maxTokens, abortSignal };
      return read((await createModel(request.model).doStream(options)).stream);
    } catch (error) {
      throw readError(error, sent);
    }
  };

  return createProvider({ name: api, open }, settings);
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

/** Reads an error of the AI SDK: an answer of the server, what an event says, or a broken connection. */
function readError(error: unknown, sent: Parameters<typeof toError>[1]): ProviderError {
  const isObject = typeof error === 'object' && error !== null;
  const { statusCode = 0, responseBody = '', responseHeaders } = (isObject ? error : {}) as Answer;
  if (statusCode >= 400)
    return toError(readAnswer(statusCode, responseBody, responseHeaders?.['retry-after']), sent);
  return error instanceof Error ? toProviderError(error) : toError(readRefusal(0, error), sent);
}

interface Answer {
  statusCode?: number;
  responseBody?: string;
  responseHeaders?: Record<string, string>;
}
