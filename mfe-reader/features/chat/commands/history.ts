import { dialogList } from '@storyloom/contract/endpoints/chat/dialog-list';
import type { Message } from '@storyloom/contract/entities/message';
import type { ChatPorts } from '../ports/ports.ts';
import type { ChatState, DialogPage } from '../store/chat-state.ts';
import type { Observable } from '../store/observable.ts';
import { before, newestPage, withOlder } from '../store/transcript.ts';

/** Messages read at once. */
const pageSize = 20;

export interface Running {
  runId: string;
  message: Message;
}

/** Reads the newest messages anew; answers the reply that is being written, when there is one. Throws as `call`. */
export async function readNewest(
  ports: ChatPorts,
  storyId: string,
  state: Observable<ChatState>,
  signal: AbortSignal,
): Promise<Running | null> {
  state.set({ ...state.get(), history: 'loading' });
  try {
    await ports.ready();
    const page = await ports.call(dialogList, { storyId, size: pageSize }, { signal });
    signal.throwIfAborted();
    const { messages, running } = newestPage(page);
    state.set({
      ...state.get(),
      history: 'ready',
      messages,
      archiveId: page.archiveId,
      olderCursor: page.nextCursorTs,
      older: 'idle',
    });
    return running && page.activeRunId ? { runId: page.activeRunId, message: running } : null;
  } catch (error) {
    if (!signal.aborted) state.set({ ...state.get(), history: 'failed' });
    throw error;
  }
}

interface Reading {
  ports: ChatPorts;
  storyId: string;
  state: Observable<ChatState>;
  signal: AbortSignal;
}

/** Pages read to find where a branch leaves what is shown; further up, what is shown is dropped instead. */
const branchPages = 8;

/**
 * Reads the path of a save down from `messageId`, keeping what is shown above it, so that it stays where it is on
 * the screen. Throws as `call`.
 */
export async function readBranch(
  { ports, storyId, state, signal }: Reading,
  archiveId: string,
  messageId: string,
): Promise<void> {
  let page: DialogPage | null = null;
  let messages: Message[] = [];
  for (let pages = 0; pages < branchPages; pages++) {
    const cursor: number | null = page?.nextCursorTs ?? null;
    const place: { cursorTs?: number } = cursor === null ? {} : { cursorTs: cursor };
    page = await ports.call(dialogList, { storyId, archiveId, size: 50, ...place }, { signal });
    signal.throwIfAborted();
    messages = cursor === null ? newestPage(page).messages : withOlder(messages, page);
    if (page.nextCursorTs === null || messages.some(({ id }) => id === messageId)) break;
  }
  const found = messages.find(({ id }) => id === messageId);
  const shown = state.get().messages;
  const joint = shown.findIndex(({ id }) => id === found?.parentId);
  const path =
    found && joint !== -1
      ? {
          messages: [...shown.slice(0, joint + 1), ...messages.slice(before(messages, found.id).length)],
          olderCursor: state.get().olderCursor,
        }
      : { messages, olderCursor: page?.nextCursorTs ?? null };
  state.set({ ...state.get(), ...path, archiveId });
}

/** Brings what the server knows of what this page wrote down itself: the save, the order, the alternatives. */
export async function readAgain({ ports, storyId, state, signal }: Reading): Promise<void> {
  const page = await ports.call(dialogList, { storyId, size: 2 }, { signal });
  signal.throwIfAborted();
  const known = new Map(page.pageList.map((message) => [message.id, message]));
  const messages = state.get().messages.map((message) => {
    const { text, state: how } = message;
    const fresh = known.get(message.id);
    return fresh ? { ...fresh, text, state: how } : message;
  });
  state.set({ ...state.get(), messages, archiveId: page.archiveId });
}

/** Whether the server stands where this page does. */
export async function isNewest({ ports, storyId, state, signal }: Reading): Promise<boolean> {
  const page = await ports.call(dialogList, { storyId, size: 1 }, { signal });
  const { archiveId, messages } = state.get();
  return (
    page.activeRunId === null &&
    page.archiveId === archiveId &&
    page.headMessageId === (messages.at(-1)?.id ?? null)
  );
}

/** Adds the messages before those shown; a failure is kept in the state. */
export async function readOlder(
  ports: ChatPorts,
  storyId: string,
  state: Observable<ChatState>,
  signal: AbortSignal,
): Promise<void> {
  const { archiveId, olderCursor, older } = state.get();
  if (olderCursor === null || older === 'loading') return;
  state.set({ ...state.get(), older: 'loading' });
  try {
    const place = archiveId ? { archiveId } : {};
    const input = { storyId, ...place, cursorTs: olderCursor, size: pageSize };
    const page = await ports.call(dialogList, input, { signal });
    signal.throwIfAborted();
    const messages = withOlder(state.get().messages, page);
    state.set({ ...state.get(), messages, olderCursor: page.nextCursorTs, older: 'idle' });
  } catch {
    if (!signal.aborted) state.set({ ...state.get(), older: 'failed' });
  }
}
