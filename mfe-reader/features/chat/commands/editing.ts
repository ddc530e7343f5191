import type { ChatState } from '../store/chat-state.ts';
import type { Observable } from '../store/observable.ts';
import type { Moves } from './navigation.ts';

/** A reply in the reader's hands. It lives in the state, so that scrolling far away does not lose it. */
export interface Editing {
  edit(messageId: string): void;
  writeEdit(text: string): void;
  /** Words that did not change are no edit. */
  saveEdit(): void;
  cancelEdit(): void;
}

export function createEditing(state: Observable<ChatState>, rewrite: Moves['rewrite']): Editing {
  const update = (patch: Partial<ChatState>) => state.set({ ...state.get(), ...patch });
  const textOf = (id: string) => state.get().messages.find((message) => message.id === id)?.text;
  return {
    edit(id) {
      const text = textOf(id);
      if (text !== undefined) update({ editing: { id, text } });
    },
    writeEdit(text) {
      const { editing } = state.get();
      if (editing) update({ editing: { ...editing, text } });
    },
    async saveEdit() {
      const { editing } = state.get();
      if (!editing || editing.text.trim() === '') return;
      const { id, text } = editing;
      if (text.trim() === textOf(id)?.trim() || (await rewrite(id, text.trim()))) update({ editing: null });
    },
    cancelEdit: () => update({ editing: null }),
  };
}
