import { createEditing, type EditingCommands } from './commands/editing.ts';
import { createGeneration, type GenerationCommands } from './commands/generation.ts';
import { createHistory, type HistoryCommands } from './commands/history.ts';
import { createImageGeneration, type ImageCommands } from './commands/image-generation.ts';
import { createNavigation, type NavigationCommands } from './commands/navigation.ts';
import type { ChatPorts } from './ports/ports.ts';
import type { ChatState } from './store/chat-state.ts';
import { createChatStore, updateBase, updateTranscript } from './store/chat-store.ts';
import { createValueStore, type ReadableStore, readableStore } from './store/readable-store.ts';
import { transcriptOf } from './store/selectors.ts';
import { noStreamingText, type StreamingText } from './stream/streaming-text.ts';

/** The chat of one visitor with one story. It lives outside components, so a reply continues while its page is hidden. */
export interface Chat
  extends HistoryCommands,
    GenerationCommands,
    NavigationCommands,
    EditingCommands,
    ImageCommands {
  store: ReadableStore<ChatState>;
  streamingText: ReadableStore<StreamingText>;
  setDraft(text: string): void;
  /** Chooses the opening of a story that has not begun. */
  chooseOpening(opening: number): void;
  /** Appends text typed before the chat existed to the stored draft. */
  adoptDraft(typed: string): void;
  /** Sets whether a message is marked as the source of pinned facts. */
  markPinned(messageId: string, pinned: boolean): void;
}

export function createChat(ports: ChatPorts, storyId: string): Chat {
  const store = createChatStore();
  const streamingText = createValueStore(noStreamingText);
  const context = { ports, storyId, store };

  function setDraft(draft: string): void {
    updateBase(store, { draft });
    const { userId } = store.getState().visit;
    if (userId !== null) ports.drafts.write(userId, storyId, draft);
  }

  const generation = createGeneration({
    ...context,
    streamingText,
    setDraft,
    load: (options) => history.load(options),
  });
  const { startQueued, resume, refuseQueued } = generation;
  const history = createHistory({ ...context, startQueued, resume, refuseQueued });
  const navigation = createNavigation({ ...context, setDraft, load: () => history.load() });
  const { load: _, ...historyCommands } = history;

  return {
    store: readableStore(store),
    streamingText: readableStore(streamingText),
    setDraft,
    chooseOpening: (opening) => updateBase(store, { opening }),
    adoptDraft(typed) {
      const { draft } = store.getState();
      const joined = joinDrafts(draft, typed);
      if (joined !== draft) setDraft(joined);
    },
    markPinned(messageId, pinned) {
      const { messages } = transcriptOf(store.getState());
      updateTranscript(store, {
        messages: messages.map((one) => (one.id === messageId ? { ...one, pinned } : one)),
      });
    },
    ...historyCommands,
    open(userId, previousGuestId = null) {
      const { visit, draft } = store.getState();
      historyCommands.open(userId, previousGuestId);
      if (visit.userId === userId) return;
      // Text typed before the session was known or before a login is this visitor's; other text is not.
      const isTheirs = visit.userId === null || visit.userId === previousGuestId;
      setDraft(joinDrafts(ports.drafts.read(userId, storyId), isTheirs ? draft : ''));
    },
    ...generation.commands,
    ...navigation.commands,
    ...createEditing({ store, rewriteReply: navigation.rewriteReply }),
    ...createImageGeneration(context),
  };
}

/** The stored draft, followed by text typed since. */
function joinDrafts(kept: string, typed: string): string {
  if (typed.trim() === '' || typed === kept) return kept;
  return kept.trim() === '' ? typed : `${kept}\n${typed}`;
}
