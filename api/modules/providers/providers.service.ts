/** The door of the providers: what the chat needs to have a reply written. */
export { OPTIONS_MARKER } from './options-marker.ts';
export type { Models } from './pick-provider.ts';
export type {
  FinishReason,
  PromptMessage,
  Provider,
  ProviderChunk,
  ProviderRequest,
  Usage,
} from './port/provider.ts';
export { speakable, tellable } from './port/quotable-sentences.ts';
export type { Scene } from './port/scene.ts';
