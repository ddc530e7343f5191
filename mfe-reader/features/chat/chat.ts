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
  /** Takes over text that was typed before the chat existed, after a draft that was kept. */
  adoptDraft(typed: string): void;
  /** Shows at a message whether facts are pinned from it. */
  markPinned(messageId: string, pinned: boolean): void;
}

export function createChat(ports: ChatPorts, storyId: string): Chat {
  const store = createChatStore(ports.drafts.read(storyId));
  const streamingText = createValueStore(noStreamingText);
  const context = { ports, storyId, store };

  function setDraft(draft: string): void {
    updateBase(store, { draft });
    ports.drafts.write(storyId, draft);
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
    adoptDraft(typed) {
      const { draft } = store.getState();
      if (typed.trim() === '' || typed === draft) return;
      setDraft(draft.trim() === '' ? typed : `${draft}\n${typed}`);
    },
    markPinned(messageId, pinned) {
      const { messages } = transcriptOf(store.getState());
      updateTranscript(store, {
        messages: messages.map((one) => (one.id === messageId ? { ...one, pinned } : one)),
      });
    },
    ...historyCommands,
    ...generation.commands,
    ...navigation.commands,
    ...createEditing({ store, rewriteReply: navigation.rewriteReply }),
    ...createImageGeneration(context),
  };
}
