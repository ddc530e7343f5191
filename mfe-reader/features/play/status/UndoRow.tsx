import { Button } from '@storyloom/ui/actions/Button';
import { Undo2 } from 'lucide-react';
import type { Chat } from '../../chat/chat.ts';
import type { ChatState } from '../../chat/store/chat-state.ts';
import styles from './UndoRow.module.css';

/** After a move that can be undone: what happened, and the way back. */
export function UndoRow({ chat, state }: { chat: Chat; state: ChatState }) {
  const step = state.steps.at(-1);
  if (!step || state.run) return null;
  return (
    <div className={styles.row}>
      <p role="status">{step.text}</p>
      <Button kind="ghost" size="small" icon={<Undo2 />} disabled={state.moving} onClick={chat.stepBack}>
        {step.action}
      </Button>
    </div>
  );
}
