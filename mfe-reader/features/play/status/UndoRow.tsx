import { Button } from '@storyloom/ui/actions/Button';
import { Undo2 } from 'lucide-react';
import type { Chat } from '../../chat/chat.ts';
import type { ChatState } from '../../chat/store/chat-state.ts';
import { isReadyIdle, runOf, transcriptOf } from '../../chat/store/selectors.ts';
import styles from './UndoRow.module.css';

function show(row: HTMLElement | null): void {
  row?.scrollIntoView?.({ block: 'nearest' });
}

/** The last navigation that can be undone. After a rewind, the page scrolls to it. */
export function UndoRow({ chat, state }: { chat: Chat; state: ChatState }) {
  const step = transcriptOf(state).undoSteps.at(-1);
  if (!step || runOf(state)) return null;
  return (
    <div key={step.headId} ref={step.tail && show} className={styles.row}>
      <p role="status">{step.text}</p>
      <Button kind="ghost" size="small" icon={<Undo2 />} disabled={!isReadyIdle(state)} onClick={chat.undo}>
        Undo
      </Button>
    </div>
  );
}
