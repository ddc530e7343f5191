/** Model providers: the port, the configured models, and helpers for prompts. */
export { OPTIONS_MARKER } from './options-marker.ts';
export { hasPremium, type Models } from './pick-provider.ts';
export type {
  FinishReason,
  PromptMessage,
  Provider,
  ProviderChunk,
  ProviderRequest,
  Usage,
} from './port/provider.ts';
export { isQuotable, isSpeakable } from './port/quotable-sentences.ts';
export type { Scene } from './port/scene.ts';
export type { WritingTask } from './port/writing-task.ts';
