/** Model providers: the port, the configured models, and helpers for prompts. */

export { hasPremium, type Models } from './pick-provider.ts';
export type {
  FinishReason,
  PromptMessage,
  Provider,
  ProviderChunk,
  ProviderRequest,
  Usage,
} from './port/provider.ts';
export { ProviderError, type ProviderFault } from './port/provider-error.ts';
export { isQuotable, isSpeakable } from './port/quotable-sentences.ts';
export type { Scene } from './port/scene.ts';
export type { WritingTask } from './port/writing-task.ts';
export { OPTIONS_MARKER } from './reply/options-marker.ts';
