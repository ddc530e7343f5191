import { hasVisibleText } from '@storyloom/contract/core/characters';
import { updateTranscript } from '../store/chat-store.ts';
import { transcriptOf } from '../store/selectors.ts';
import type { ChatContext } from './chat-context.ts';

/** Commands to edit a reply. The text is in the store, so it survives while the reply is not rendered. */
export interface EditingCommands {
  startEdit(messageId: string): void;
  setEditText(text: string): void;
  /** Closes the editor if the text is unchanged or was saved; does nothing while it is blank. */
  saveEdit(): void;
  cancelEdit(): void;
}

interface EditingParts extends Pick<ChatContext, 'store'> {
  rewriteReply(messageId: string, text: string): Promise<boolean>;
}

export function createEditing({ store, rewriteReply }: EditingParts): EditingCommands {
  const transcript = () => transcriptOf(store.getState());
  const textOf = (messageId: string) => transcript().messages.find(({ id }) => id === messageId)?.text;
  const close = () => updateTranscript(store, { editing: null });
  return {
    startEdit(id) {
      const text = textOf(id);
      if (text !== undefined) updateTranscript(store, { editing: { id, text } });
    },
    setEditText(text) {
      const { editing } = transcript();
      if (editing) updateTranscript(store, { editing: { ...editing, text } });
    },
    async saveEdit() {
      const { editing } = transcript();
      if (!editing || !hasVisibleText(editing.text)) return;
      const { id } = editing;
      const text = editing.text.trim();
      if (text === textOf(id)?.trim() || (await rewriteReply(id, text))) close();
    },
    cancelEdit: close,
  };
}
