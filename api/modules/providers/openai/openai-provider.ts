import type { PromptMessage, Provider } from '@storyloom/ports/provider';
import { ProviderError } from '@storyloom/ports/provider-error';
import {
  type Backend,
  createProvider,
  type ModelRequest,
  type ReplyTimings,
} from '../reply/create-provider.ts';
import { type Refusal, toError } from '../reply/failure.ts';
import { endpointUrl, listModels } from './endpoints.ts';
import { readEvents } from './read-events.ts';
import { findRefusal, openStream } from './transport.ts';

/** A change of requests that makes a server accept them. */
export type Adaptation = 'max_completion_tokens' | 'no stream_options' | 'no stream' | 'no system';

export interface OpenAiSettings extends ReplyTimings {
  baseUrl: string;
  apiKey: string | undefined;
  /** Called when the server's refusal changes the requests for a model. */
  onAdapt?: ((model: string, adaptation: Adaptation) => void) | undefined;
}

/** Any server with OpenAI's chat completions endpoint: Ollama, vLLM, llama.cpp, OpenAI, OpenRouter. */
export function openAiProvider(settings: OpenAiSettings): Provider {
  const { baseUrl, apiKey, onAdapt } = settings;
  const url = endpointUrl(baseUrl, 'chat/completions');
  /** Changes that the server has asked for, by model. */
  const adaptationsOf = new Map<string, Set<Adaptation>>();

  const open: Backend['open'] = async (request, signal, onData) => {
    const adaptations = adaptationsOf.get(request.model) ?? new Set();
    const sent = { messages: request.messages, apiKey };
    for (;;) {
      const body = requestBody(request, adaptations);
      const response = await openStream({ url, apiKey, body, signal });
      const refusal = await findRefusal(response);
      if (refusal === undefined) return readEvents(response, onData, (reported) => toError(reported, sent));
      const failure = toError(refusal, sent);
      const adaptation = failure.fault === 'refused' ? findAdaptation(refusal) : undefined;
      if (adaptation === undefined || adaptations.has(adaptation)) throw await explain(failure);
      adaptationsOf.set(request.model, adaptations.add(adaptation));
      onAdapt?.(request.model, adaptation);
    }
  };

  /** Adds the names of the server's models to the error for a wrong one. */
  async function explain(failure: ProviderError): Promise<ProviderError> {
    const names = failure.fault === 'model' ? await listModels(baseUrl, apiKey) : [];
    if (names.length === 0) return failure;
    return new ProviderError('model', `${failure.message}; the server has ${names.join(', ')}`);
  }

  return createProvider({ name: 'openai-compatible', open }, settings);
}

function requestBody(
  { model, messages, maxTokens }: ModelRequest,
  adaptations: ReadonlySet<Adaptation>,
): string {
  const streams = !adaptations.has('no stream');
  return JSON.stringify({
    model,
    messages: adaptations.has('no system') ? withoutSystem(messages) : messages,
    [adaptations.has('max_completion_tokens') ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
    ...(streams ? { stream: true } : {}),
    ...(streams && !adaptations.has('no stream_options') ? { stream_options: { include_usage: true } } : {}),
  });
}

/** The change that a refused request asks for, by the parameter that the server names; undefined for another reason. */
function findAdaptation({ status, code, message, param }: Refusal): Adaptation | undefined {
  if (status !== 400 && status !== 422) return undefined;
  const names = (name: string) =>
    param === name || new RegExp(`\\b${name}\\b`, 'u').test(`${message} ${code}`);
  if (names('stream_options')) return 'no stream_options';
  if (
    names('max_completion_tokens') ||
    (names('max_tokens') && !/context|maximum|at most|less than/iu.test(message))
  )
    return 'max_completion_tokens';
  if (/\bsystem\b.*\b(?:role|message|instruction)|\brole\b.*\bsystem\b/iu.test(message)) return 'no system';
  return names('stream') ? 'no stream' : undefined;
}

/** Moves the system message into the first one, if a model has no such role. */
function withoutSystem(messages: readonly PromptMessage[]): PromptMessage[] {
  const [system, first, ...rest] = messages;
  if (system?.role !== 'system' || first === undefined) return [...messages];
  return [{ role: first.role, content: `${system.content}\n\n${first.content}` }, ...rest];
}
