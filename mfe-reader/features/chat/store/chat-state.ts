import type { Message } from '@storyloom/contract/chat/entities/message';
import type { ChatError } from './chat-error.ts';
import type { Attempt } from './run-request.ts';

/**
 * The chat of one story. `idle`: nothing was requested; `loading`: the newest messages are being read; `ready`: the
 * transcript is that of the save's head; `failed`: it could not be read. `loading` and `failed` keep the transcript
 * that was shown before.
 */
export type ChatState = IdleChat | LoadingChat | ReadyChat | FailedChat;

/** State that is independent of the messages. */
export interface ChatBase {
  visit: Visit;
  /** Text that was typed and not sent. */
  draft: string;
  /** Number of the opening that the story begins with. */
  opening: number;
  /** Images being generated or failed, by the id of the reply. */
  images: Readonly<Record<string, ImageGeneration>>;
}

interface IdleChat extends ChatBase {
  status: 'idle';
}

export interface LoadingChat extends ChatBase {
  status: 'loading';
  transcript: Transcript;
  /** A run to start once the messages are known. */
  queued: RequestedRun | null;
  error: ChatError | null;
  /** Aborts this read. */
  abort: AbortController;
}

export interface ReadyChat<Current extends Activity = Activity> extends ChatBase {
  status: 'ready';
  transcript: Transcript;
  activity: Current;
}

interface FailedChat extends ChatBase {
  status: 'failed';
  transcript: Transcript;
  error: ChatError | null;
}

export type Activity = IdleActivity | Generating | Navigating;

export interface IdleActivity {
  kind: 'idle';
  error: ChatError | null;
  /** True while checking whether another page has moved the head. */
  syncing: boolean;
}

export interface Generating {
  kind: 'generating';
  run: ActiveRun;
}

/** The head is moving to another message. */
export interface Navigating {
  kind: 'navigating';
  /** Restores the transcript if the navigation fails. */
  rollback: Rollback | null;
  /** Ends this navigation on the page; the server may still complete it. */
  abort: AbortController;
}

export interface Rollback {
  /** Messages after this one are replaced by `tail`. */
  afterId: string;
  tail: readonly Message[];
  undoSteps: readonly UndoStep[];
}

/** Owner of the messages. */
export interface Visit {
  /** Null until the session is known. */
  userId: string | null;
  /** Aborted when another visitor takes over. */
  abort: AbortController;
}

/** The loaded part of the path from the root to the head. */
export interface Transcript {
  /** Oldest first, without the reply being generated. */
  messages: readonly Message[];
  /** Null before the first reply, which creates the save. */
  saveId: string | null;
  older: OlderMessages;
  /** Navigations that can be undone, the latest last. A new reply clears them. */
  undoSteps: readonly UndoStep[];
  /** The reply being edited and its text so far. */
  editing: { id: string; text: string } | null;
  /**
   * True if the head may have replies this page has not read: after a load or an undone navigation. A message sent
   * there may have siblings, so it is read again afterwards.
   */
  mayHaveUnreadSiblings: boolean;
}

/** Messages above those shown; `complete`: the root is shown. */
export type OlderMessages =
  | { status: 'complete' }
  | { status: 'partial' | 'loading' | 'failed'; cursor: number };

/** A navigation that can be undone. */
export interface UndoStep {
  text: string;
  /** The head before it. */
  headId: string;
  /** The messages that undoing restores; null: they have to be read. */
  tail: readonly Message[] | null;
}

/** The reply being generated. */
export type ActiveRun = RequestedRun | AcceptedRun;

/** A run that the server has not accepted yet, or whose request waits for the messages to be read. */
export interface RequestedRun extends RunBase {
  attempt: Attempt;
  started: null;
}

export interface AcceptedRun extends RunBase {
  /** Null: requested by an earlier page and found on load. */
  attempt: Attempt | null;
  started: StartedRun;
  reconnecting: boolean;
}

interface RunBase {
  stopping: boolean;
  /** Stops following the run; the server continues to generate it. */
  abort: AbortController;
}

export interface StartedRun {
  runId: string;
  messageId: string;
  /** The reply and its alternatives. */
  siblingIds: readonly string[];
}

/**
 * `confirming`: the visitor is asked whether they agree to the price; `failure` is that of the previous attempt,
 * which is still shown.
 */
export type ImageGeneration =
  | { status: 'confirming'; failure: FailedImage | null }
  | { status: 'generating' }
  | FailedImage;

export interface FailedImage {
  status: 'failed';
  reason: 'points' | 'error';
  text: string;
  /** Set if the server may have received the request. */
  clientRequestId: string | null;
}

export const emptyTranscript: Transcript = {
  messages: [],
  saveId: null,
  older: { status: 'complete' },
  undoSteps: [],
  editing: null,
  mayHaveUnreadSiblings: true,
};

export const idleActivity: IdleActivity = { kind: 'idle', error: null, syncing: false };
