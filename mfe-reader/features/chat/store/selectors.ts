import type { ChatError } from './chat-error.ts';
import {
  type ActiveRun,
  type ChatState,
  emptyTranscript,
  type Generating,
  type IdleActivity,
  type Navigating,
  type ReadyChat,
  type Transcript,
} from './chat-state.ts';
import { isOpening } from './transcript.ts';

export function transcriptOf(state: ChatState): Transcript {
  return state.status === 'idle' ? emptyTranscript : state.transcript;
}

/** The run being generated, or waiting for the messages to be read. */
export function runOf(state: ChatState): ActiveRun | null {
  if (state.status === 'loading') return state.queued;
  return isGenerating(state) ? state.activity.run : null;
}

export function errorOf(state: ChatState): ChatError | null {
  if (state.status === 'loading' || state.status === 'failed') return state.error;
  return isReadyIdle(state) ? state.activity.error : null;
}

/** True if there is a turn, or one is being generated. */
export function hasTurns(state: ChatState): boolean {
  return runOf(state) !== null || transcriptOf(state).messages.some((message) => !isOpening(message));
}

/** True if there was a turn before this page: one of this page has no time until it is read again. */
export function hasEarlierTurns(state: ChatState): boolean {
  return transcriptOf(state).messages.some(
    ({ role, createdAt }) => role === 'user' && Date.parse(createdAt) > 0,
  );
}

/** True if a navigation or an edit may begin. */
export function isReadyIdle(state: ChatState): state is ReadyChat<IdleActivity> {
  return state.status === 'ready' && state.activity.kind === 'idle';
}

export function isGenerating(state: ChatState): state is ReadyChat<Generating> {
  return state.status === 'ready' && state.activity.kind === 'generating';
}

export function isNavigating(state: ChatState): state is ReadyChat<Navigating> {
  return state.status === 'ready' && state.activity.kind === 'navigating';
}

/** True while the path or the save may change, so that nothing else may change it. */
export function isBusy(state: ChatState): boolean {
  return !isReadyIdle(state);
}
