import type { Provider } from '@storyloom/ports/provider';
import { ProviderError } from '@storyloom/ports/provider-error';
import { createProvider, type ModelRequest, type ReplyTimings } from '../reply/create-provider.ts';
import { toError } from '../reply/failure.ts';
import type { WireChunk } from '../reply/read-reply.ts';
import { endpointUrl, listModels } from './endpoints.ts';
import { readEvents } from './read-events.ts';
import { type Adaptation, findAdaptation, requestBody } from './request-body.ts';
import { openStream } from './transport.ts';

export interface OpenAiSettings extends ReplyTimings {
  baseUrl: string;
  apiKey: string | undefined;
  /** Called when the server's refusal changes the requests for a model. */
  onAdapt?: ((model: string, adaptation: Adaptation) => void) | undefined;
}

/** Any server with OpenAI's chat completions endpoint: Ollama, vLLM, llama.cpp, OpenAI, OpenRouter. */
export function openAiProvider(settings: OpenAiSettings): Provider {
  const { baseUrl, apiKey, onAdapt, silenceMs = 60_000 } = settings;
  const url = endpointUrl(baseUrl, 'chat/completions');
  /** Changes that the server has asked for, by model. */
  const adaptationsOf = new Map<string, Set<Adaptation>>();

  async function open(request: ModelRequest, signal: AbortSignal): Promise<AsyncIterable<WireChunk>> {
    const adaptations = adaptationsOf.get(request.model) ?? new Set();
    const sent = { messages: request.messages, apiKey };
    for (;;) {
      const body = requestBody(request, adaptations);
      const answer = await openStream({ url, apiKey, body, signal, silenceMs });
      if ('response' in answer) return readEvents(answer.response, (refusal) => toError(refusal, sent));
      const failure = toError(answer.refusal, sent);
      const adaptation = failure.fault === 'refused' ? findAdaptation(answer.refusal) : undefined;
      if (adaptation === undefined || adaptations.has(adaptation)) throw await explain(failure);
      adaptationsOf.set(request.model, adaptations.add(adaptation));
      onAdapt?.(request.model, adaptation);
    }
  }

  /** Adds the names of the server's models to the error for a wrong one. */
  async function explain(failure: ProviderError): Promise<ProviderError> {
    const names = failure.fault === 'model' ? await listModels(baseUrl, apiKey) : [];
    if (names.length === 0) return failure;
    return new ProviderError('model', `${failure.message}; the server has ${names.join(', ')}`);
  }

  return createProvider({ name: 'openai-compatible', open }, settings);
}
