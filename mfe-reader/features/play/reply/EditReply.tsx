import { chatLimits } from '@storyloom/contract/chat/limits';
import { countCharacters, hasVisibleText } from '@storyloom/contract/core/characters';
import { Button } from '@storyloom/ui/actions/Button';
import { isComposing } from '@storyloom/ui/forms/composing';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Chat } from '../../chat/chat.ts';
import { useChatBusy } from '../../chat/use-chat.ts';
import { charactersOver } from '../../text/characters-over.ts';
import styles from './EditReply.module.css';

/** Edits a reply in its place. Its buttons stay in view. */
export function EditReply({ chat, text }: { chat: Chat; text: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const busy = useChatBusy(chat);
  const over = countCharacters(text.trim()) - chatLimits.reply;
  const savable = hasVisibleText(text) && over <= 0 && !busy;

  useEffect(() => {
    const { current } = box;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
    current?.form?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const keyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      chat.cancelEdit();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && savable) {
      event.preventDefault();
      chat.saveEdit();
    }
  };

  return (
    <form
      className={styles.edit}
      onSubmit={(event) => {
        event.preventDefault();
        if (savable) chat.saveEdit();
      }}
    >
      <div className={styles.area}>
        <TextArea
          ref={box}
          label="Edit reply"
          labelHidden
          name="reply"
          value={text}
          minLines={3}
          maxLines={24}
          autoComplete="off"
          error={over > 0 ? charactersOver(over) : undefined}
          onChange={(event) => chat.setEditText(event.target.value)}
          onKeyDown={keyDown}
        />
      </div>
      <div className={styles.buttons}>
        <p>The original is kept as another version.</p>
        <Button kind="ghost" size="small" onClick={chat.cancelEdit}>
          Cancel
        </Button>
        <Button type="submit" size="small" disabled={!savable}>
          Save
        </Button>
      </div>
    </form>
  );
}
