import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatError } from './chat-error.ts';
import {
  type ActiveRun,
  type Activity,
  type ChatBase,
  type ChatState,
  idleActivity,
  type RequestedRun,
  type Transcript,
} from './chat-state.ts';
import { isGenerating, transcriptOf } from './selectors.ts';

/** The writable store. Only commands have access; everything else reads `Chat.store`. */
export type ChatStore = StoreApi<ChatState>;

export function createChatStore(): ChatStore {
  const visit = { userId: null, abort: new AbortController() };
  return createStore<ChatState>(() => ({ status: 'idle', visit, draft: '', opening: 0, images: {} }));
}

/** Replaces the whole state, so that no field of the previous one remains. */
export function replace(store: ChatStore, state: ChatState): void {
  store.setState(state, true);
}

export function updateBase(
  store: ChatStore,
  patch: Partial<Pick<ChatBase, 'draft' | 'opening' | 'images'>>,
): void {
  replace(store, { ...store.getState(), ...patch });
}

export function updateTranscript(store: ChatStore, patch: Partial<Transcript>): void {
  const state = store.getState();
  if (state.status === 'idle') return;
  replace(store, { ...state, transcript: { ...state.transcript, ...patch } });
}

/** Changes the run being generated; does nothing if there is none. */
export function updateRun(store: ChatStore, change: (run: ActiveRun) => ActiveRun): void {
  const state = store.getState();
  if (!isGenerating(state)) return;
  replace(store, { ...state, activity: { kind: 'generating', run: change(state.activity.run) } });
}

/** Changes the run that waits for the messages to be read; does nothing if there is none. */
export function updateQueued(store: ChatStore, patch: Partial<Pick<RequestedRun, 'stopping'>>): void {
  const state = store.getState();
  if (state.status !== 'loading' || !state.queued) return;
  replace(store, { ...state, queued: { ...state.queued, ...patch } });
}

/** Replaces the current activity with a read of the newest messages. Returns the read's abort controller. */
export function enterLoading(
  store: ChatStore,
  { queued, error }: { queued: RequestedRun | null; error: ChatError | null },
): AbortController {
  const state = store.getState();
  const abort = new AbortController();
  const transcript = transcriptOf(state);
  replace(store, { ...baseOf(state), status: 'loading', transcript, queued, error, abort });
  abortWork(state);
  return abort;
}

export function enterFailed(store: ChatStore, error: ChatError | null): void {
  const state = store.getState();
  replace(store, { ...baseOf(state), status: 'failed', transcript: transcriptOf(state), error });
}

export function enterIdle(
  store: ChatStore,
  transcript: Partial<Transcript> = {},
  error: ChatError | null = null,
): void {
  enterReady(store, transcript, { ...idleActivity, error });
}

export function enterGenerating(
  store: ChatStore,
  run: ActiveRun,
  transcript: Partial<Transcript> = {},
): void {
  enterReady(store, transcript, { kind: 'generating', run });
}

/** Begins a navigation and returns its abort controller. */
export function enterNavigating(store: ChatStore): AbortController {
  const abort = new AbortController();
  enterReady(store, {}, { kind: 'navigating', rollback: null, abort });
  return abort;
}

function enterReady(store: ChatStore, patch: Partial<Transcript>, activity: Activity): void {
  const state = store.getState();
  const transcript = { ...transcriptOf(state), ...patch };
  replace(store, { ...baseOf(state), status: 'ready', transcript, activity });
}

/** Assigns the visit to another user id and keeps its state. */
export function keepVisit(store: ChatStore, userId: string): void {
  const state = store.getState();
  replace(store, { ...state, visit: { ...state.visit, userId } });
}

/** Sets the visitor and drops the state of the previous one. */
export function changeVisitor(store: ChatStore, userId: string): void {
  const state = store.getState();
  const { visit } = state;
  if (visit.userId === null || visit.userId === userId) {
    keepVisit(store, userId);
    return;
  }
  const next = { userId, abort: new AbortController() };
  replace(store, { status: 'idle', visit: next, draft: '', opening: 0, images: {} });
  visit.abort.abort();
  abortWork(state);
}

function abortWork(state: ChatState): void {
  if (state.status === 'loading') state.abort.abort();
  if (state.status !== 'ready') return;
  if (state.activity.kind === 'generating') state.activity.run.abort.abort();
  if (state.activity.kind === 'navigating') state.activity.abort.abort();
}

function baseOf({ visit, draft, opening, images }: ChatState): ChatBase {
  return { visit, draft, opening, images };
}
