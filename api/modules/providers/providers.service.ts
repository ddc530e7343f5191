/** Model providers: the port, the configured models, and helpers for prompts. */

export type {
  FinishReason,
  PromptMessage,
  Provider,
  ProviderChunk,
  ProviderRequest,
  Usage,
} from '@storyloom/ports/provider';
export { ProviderError, type ProviderFault } from '@storyloom/ports/provider-error';
export type { WritingTask } from '@storyloom/ports/writing-task';
export { type ChosenModel, hasPremium, type Models, type ModelTier, modelOf } from './pick-provider.ts';
export { OPTIONS_MARKER } from './reply/options-marker.ts';
