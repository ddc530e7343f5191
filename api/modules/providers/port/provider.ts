import type { Scene } from './scene.ts';

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

export type FinishReason = 'stop' | 'length' | 'filter';

export type ProviderChunk =
  | { type: 'text'; text: string }
  | { type: 'options'; options: string[] }
  | { type: 'usage'; usage: Usage }
  | { type: 'finish'; reason: FinishReason };

export interface ProviderRequest {
  messages: readonly PromptMessage[];
  /** The provider's own name of the model. */
  model: string;
  maxTokens: number;
  /** The run's signal: aborted by Stop or by the end of the process, never by a closed socket. */
  signal: AbortSignal;
  /** What the offline storyteller writes from; a model reads it in `messages`. */
  scene: Scene;
}

/** What is to be told short. */
export interface Passage {
  /** In the order they were told. */
  turns: readonly { role: 'user' | 'assistant'; text: string }[];
  /** Characters of the story. */
  names: readonly string[];
}

export interface SummaryRequest extends Omit<ProviderRequest, 'scene'> {
  /** What the offline storyteller shortens; a model reads it in `messages`. */
  passage: Passage;
}

/**
 * Writes one reply. Text chunks are never empty; `finish` comes last.
 * Throws `ProviderError` when the reply cannot be had or breaks off; what was yielded before stays valid.
 */
export interface Provider {
  name: string;
  stream(request: ProviderRequest): AsyncIterable<ProviderChunk>;
  /** Tells a passage short. Throws `ProviderError`. */
  summarize(request: SummaryRequest): Promise<string>;
}
