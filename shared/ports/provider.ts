import type { WritingTask } from './writing-task.ts';

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

export type FinishReason = 'stop' | 'length' | 'filter';

/** `thinking`: the model is thinking. `retract`: all text before was a thought and is withdrawn. */
export type ProviderChunk =
  | { type: 'text'; text: string }
  | { type: 'thinking' }
  | { type: 'retract' }
  | { type: 'options'; options: string[] }
  | { type: 'usage'; usage: Usage }
  | { type: 'finish'; reason: FinishReason };

/** A reply that is already decided, which the built-in storyteller sends. */
export interface ToldReply {
  text: string;
  options: string[];
  /** The text of an interrupted reply, to be continued. */
  partialReply: string;
}

export interface ProviderRequest {
  messages: readonly PromptMessage[];
  /** The provider's model name. */
  model: string;
  maxTokens: number;
  /** Aborted when the run is stopped or the process shuts down, not by a closed connection of the reader. */
  signal: AbortSignal;
  /** The character whose words the reply is; removed from its start. */
  speaker?: string | undefined;
  /** Without a model: what the story’s script tells. */
  told?: ToldReply | undefined;
}

/** Part of a conversation to be summarized. */
export interface Passage {
  /** Oldest first. */
  turns: readonly { role: 'user' | 'assistant'; text: string }[];
}

export interface SummaryRequest extends Omit<ProviderRequest, 'told' | 'speaker'> {
  /** The same content for the offline storyteller. */
  passage: Passage;
}

export interface WritingRequest extends Omit<ProviderRequest, 'told' | 'speaker'> {
  /** The same content for the offline editor. */
  task: WritingTask;
}

/**
 * Writes replies. Text chunks are never empty, and `finish` is the last chunk: a reply without it is not finished. Throws
 * `ProviderError` on failure; chunks yielded before stay valid.
 */
export interface Provider {
  name: string;
  /** Tokens to reserve for the thoughts of a model, beside its reply. */
  thoughtTokens(model: string): number;
  stream(request: ProviderRequest): AsyncIterable<ProviderChunk>;
  /** Throws `ProviderError`. */
  summarize(request: SummaryRequest): Promise<string>;
  /** Improves a text of an author, or suggests texts, one a line. The chunks are those of `stream`. */
  write(request: WritingRequest): AsyncIterable<ProviderChunk>;
}
