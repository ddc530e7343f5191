import { Button } from '@storyloom/ui/actions/Button';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Chat } from '../../chat/chat.ts';
import type { ChatState } from '../../chat/store/chat-state.ts';
import { isReadyIdle, runOf, transcriptOf } from '../../chat/store/selectors.ts';
import styles from './UndoRow.module.css';

/** The last navigation that can be undone. After a rewind, the page scrolls to it. */
export function UndoRow({ chat, state }: { chat: Chat; state: ChatState }) {
  const row = useRef<HTMLDivElement>(null);
  const step = transcriptOf(state).undoSteps.at(-1);
  const isIdle = isReadyIdle(state);
  // After the scrolling that keeps the newest turn in view.
  useEffect(() => {
    if (isIdle && step?.tail) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isIdle, step]);
  if (!step || runOf(state)) return null;
  return (
    <div ref={row} className={styles.row}>
      <p role="status">{step.text}</p>
      <Button kind="ghost" size="small" icon={<Undo2 />} disabled={!isIdle} onClick={chat.undo}>
        Undo
      </Button>
    </div>
  );
}
