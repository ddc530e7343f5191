import type { Message } from '@storyloom/contract/chat/entities/message';
import { type ChatError, retryOf } from '../store/chat-error.ts';
import type { RequestedRun, Transcript } from '../store/chat-state.ts';
import {
  changeVisitor,
  enterFailed,
  enterIdle,
  enterLoading,
  keepVisit,
  replace,
  updateTranscript,
} from '../store/chat-store.ts';
import { errorOf, isGenerating, isReadyIdle, transcriptOf } from '../store/selectors.ts';
import { olderFrom, readNewestPage, withOlder } from '../store/transcript.ts';
import type { ChatContext } from './chat-context.ts';
import { readHead, readNewest, readOlder } from './read-messages.ts';

export interface HistoryCommands {
  /** Shows this visitor's messages; drops the previous visitor's, unless that was the same person as a guest. */
  open(userId: string, previousGuestId?: string | null): void;
  reload(): void;
  /** Loads the page above the messages shown. */
  loadOlder(): void;
  /** Compares the head with the server's and reloads if they differ. */
  sync(): void;
}

export interface LoadOptions {
  queued?: RequestedRun | null;
  /** Shown while loading and afterwards. If loading fails, it stays only if it can be retried. */
  error?: ChatError | null;
}

/** A reply that the server is generating. */
export interface RunningReply {
  runId: string;
  message: Message;
}

interface HistoryParts extends ChatContext {
  /** Starts the run that waited for the messages. */
  startQueued(run: RequestedRun, transcript: Partial<Transcript>): void;
  resume(running: RunningReply, transcript: Partial<Transcript>): void;
  /** The queued run could not be sent, because the messages were not read. */
  refuseQueued(run: RequestedRun, error: unknown): void;
}

export function createHistory(parts: HistoryParts): HistoryCommands & { load(options?: LoadOptions): void } {
  const { ports, storyId, store } = parts;
  const visitContext = () => ({ ports, storyId, signal: store.getState().visit.abort.signal });

  /** Reads the newest messages. Aborts the current activity; a queued run stays queued. */
  async function load({ queued = null, error = null }: LoadOptions = {}): Promise<void> {
    const before = store.getState();
    const waiting = queued ?? (before.status === 'loading' ? before.queued : null);
    const { signal } = enterLoading(store, { queued: waiting, error });
    const page = await readNewest({ ports, storyId, signal }).catch((failure: unknown) => {
      if (!signal.aborted) fail(failure);
      return null;
    });
    const state = store.getState();
    if (!page || signal.aborted || state.status !== 'loading') return;
    const { messages, running } = readNewestPage(page);
    const transcript: Partial<Transcript> = {
      messages,
      saveId: page.archiveId,
      older: olderFrom(page.nextCursorTs),
      undoSteps: [],
      mayHaveUnreadSiblings: true,
    };
    if (state.queued) parts.startQueued(state.queued, transcript);
    else if (running && page.activeRunId)
      parts.resume({ runId: page.activeRunId, message: running }, transcript);
    else enterIdle(store, transcript, state.error);
  }

  function fail(failure: unknown): void {
    const state = store.getState();
    if (state.status !== 'loading') return;
    if (state.queued) parts.refuseQueued(state.queued, failure);
    else enterFailed(store, retryOf(state.error) ? state.error : null);
  }

  async function loadOlder(): Promise<void> {
    const { older, saveId } = transcriptOf(store.getState());
    if (older.status === 'complete' || older.status === 'loading') return;
    const context = visitContext();
    const loading = { status: 'loading', cursor: older.cursor } as const;
    updateTranscript(store, { older: loading });
    const page = await readOlder(context, saveId, older.cursor).catch(() => null);
    const transcript = transcriptOf(store.getState());
    // A load or a navigation has replaced the transcript in the meantime.
    if (context.signal.aborted || transcript.older !== loading) return;
    if (page) {
      updateTranscript(store, {
        messages: withOlder(transcript.messages, page),
        older: olderFrom(page.nextCursorTs),
      });
    } else updateTranscript(store, { older: { status: 'failed', cursor: older.cursor } });
  }

  async function sync(): Promise<void> {
    const state = store.getState();
    if (!isReadyIdle(state) || state.activity.syncing) return;
    replace(store, { ...state, activity: { ...state.activity, syncing: true } });
    const page = await readHead(visitContext()).catch(() => null);
    const now = store.getState();
    if (!isReadyIdle(now) || !now.activity.syncing) return;
    const { messages, saveId } = now.transcript;
    const isCurrent =
      page?.activeRunId === null &&
      page.archiveId === saveId &&
      page.headMessageId === (messages.at(-1)?.id ?? null);
    if (page && !isCurrent) void load({ error: errorOf(now) });
    else replace(store, { ...now, activity: { ...now.activity, syncing: false } });
  }

  return {
    load: (options) => void load(options),
    open(userId, previousGuestId = null) {
      const { visit } = store.getState();
      const isLogin = visit.userId !== null && visit.userId === previousGuestId;
      if (isLogin) keepVisit(store, userId);
      else changeVisitor(store, userId);
      // A running reply continues after a login. The account may have other saves of this story.
      const state = store.getState();
      if (state.status === 'idle' || (isLogin && !isGenerating(state))) void load();
    },
    reload: () => void load(),
    loadOlder: () => void loadOlder(),
    sync: () => void sync(),
  };
}
