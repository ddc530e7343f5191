import { dialogList } from '@storyloom/contract/endpoints/chat/dialog-list';
import type { Message } from '@storyloom/contract/entities/message';
import type { ChatState } from './chat.state.ts';
import type { Observable } from './observable.ts';
import type { ChatPorts } from './ports.ts';
import { newestPage, withOlder } from './transcript.ts';

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
