import type { PromptMessage } from '@storyloom/ports/provider';
import type { ModelRequest } from '../reply/create-provider.ts';
import type { Refusal } from '../reply/failure.ts';

/** A change of requests that makes a server accept them. */
export type Adaptation = 'max_completion_tokens' | 'no stream_options' | 'no stream' | 'no system';

export function requestBody(
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
export function findAdaptation({ status, code, message, param }: Refusal): Adaptation | undefined {
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
