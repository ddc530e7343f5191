import { limits } from '@storyloom/contract/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Chat } from '../../chat/chat.ts';
import { useChatBusy } from '../../chat/use-chat.ts';
import styles from './EditReply.module.css';

/** A reply that the reader writes differently, in its place. */
export function EditReply({ chat, text }: { chat: Chat; text: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const busy = useChatBusy(chat);
  const { length } = text.trim();
  const tooMuch = length - limits.content;
  const savable = length > 0 && tooMuch <= 0 && !busy;

  useEffect(() => {
    const { current } = box;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
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
          label="The reply in your words"
          labelHidden
          name="reply"
          value={text}
          minLines={3}
          maxLines={24}
          autoComplete="off"
          error={tooMuch > 0 ? `${tooMuch.toLocaleString('en')} too many` : undefined}
          onChange={(event) => chat.setEditText(event.target.value)}
          onKeyDown={keyDown}
        />
      </div>
      <div className={styles.buttons}>
        <p>The reply as it was stays beside yours.</p>
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
