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
} from './provider.ts';
export type { Scene } from './scene.ts';
export { speakable, tellable } from './storyteller/aloud.ts';
