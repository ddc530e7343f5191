import type { InputOf } from '@storyloom/contract/endpoint';
import type { continueReply } from '@storyloom/contract/endpoints/chat/continue-reply';
import type { refresh } from '@storyloom/contract/endpoints/chat/refresh';
import type { send } from '@storyloom/contract/endpoints/chat/send';
import type { Message } from '@storyloom/contract/entities/message';
import type { Page } from '@storyloom/contract/paged';

/** What can start a reply. */
export type RunRequest =
  | { kind: 'send'; input: InputOf<typeof send> }
  | { kind: 'refresh'; input: InputOf<typeof refresh> }
  | { kind: 'continue'; input: InputOf<typeof continueReply> };

/** The reply being written. `runId` and `messageId` are known once the server has it. */
export interface ActiveRun {
  /** Null: found on load, started by an earlier page. */
  request: RunRequest | null;
  runId: string | null;
  messageId: string | null;
  /** The reply and those it stands beside, once the server has it. */
  siblingIds: readonly string[] | null;
  stopping: boolean;
  reconnecting: boolean;
}

/**
 * Why there is no reply. `points`: too few; `model`: not the one chosen; `moved`: the story stands elsewhere now, where
 * it is shown; `lost`: it goes on without this page; `failed`: it never began.
 */
export interface Trouble {
  kind: 'failed' | 'points' | 'model' | 'moved' | 'lost';
  text: string;
  /** Null: the same would fail again. */
  request: RunRequest | null;
}

/** A move that can be undone: where the head stood before it. */
export interface Step {
  /** What happened, and what undoes it, in words. */
  text: string;
  action: string;
  headId: string;
  /** The messages that come back by it; null: they are read anew. */
  rest: readonly Message[] | null;
}

/** A reply's picture on its way, or why there is none. `again` names the try that may have been heard. */
export type Picturing =
  | { kind: 'making' }
  | { kind: 'points'; text: string; again: null }
  | { kind: 'failed'; text: string; again: string | null };

export interface ChatState {
  history: 'idle' | 'loading' | 'ready' | 'failed';
  /** The path shown, oldest first; the reply being written is not in it. */
  messages: readonly Message[];
  archiveId: string | null;
  /** Where earlier messages go on; null: the first is shown. */
  olderCursor: number | null;
  older: 'idle' | 'loading' | 'failed';
  run: ActiveRun | null;
  trouble: Trouble | null;
  /** The head is on its way to another message; nothing else changes the path until it is there. */
  moving: boolean;
  /** Moves that can be undone, the last one first to go. A new reply ends them. */
  steps: readonly Step[];
  /** The reply that the reader writes differently now. */
  editing: { id: string; text: string } | null;
  /** Pictures on their way or given up, by the reply they are of. */
  pictures: Readonly<Record<string, Picturing>>;
  draft: string;
}

export const emptyChat: ChatState = {
  history: 'idle',
  messages: [],
  archiveId: null,
  olderCursor: null,
  older: 'idle',
  run: null,
  trouble: null,
  moving: false,
  steps: [],
  editing: null,
  pictures: {},
  draft: '',
};

/** One page of `dialog/list`. */
export interface DialogPage extends Page<Message> {
  archiveId: string | null;
  headMessageId: string | null;
  activeRunId: string | null;
  nextCursorTs: number | null;
}
