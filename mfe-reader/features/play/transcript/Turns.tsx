import type { Message } from '@storyloom/contract/chat/entities/message';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { messageAttribute } from '../../text/message-element.ts';
import styles from './Turns.module.css';
import { useWindow } from './use-window.ts';

interface TurnsProps {
  turns: readonly Message[];
  /** Scrolled to, focused and marked once it is among the turns. */
  linkedId?: string | null;
  children: (message: Message, index: number) => ReactNode;
}

/** The turns near the viewport; the others are replaced by spaces of their height. */
export function Turns({ turns, linkedId = null, children }: TurnsProps) {
  const list = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => turns.map(({ id }) => id), [turns]);
  const parts = useWindow(list, ids, linkedId);
  useEffect(() => {
    const turn = linkedId === null ? null : list.current?.querySelector<HTMLElement>('[data-linked]');
    turn?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
    turn?.focus({ preventScroll: true });
  }, [linkedId]);
  if (turns.length === 0) return null;
  return (
    <div ref={list} className={styles.turns}>
      {parts.map((part) => {
        if (part.kind === 'space') {
          return (
            <div key={part.key} className={styles.space} aria-hidden="true" style={{ height: part.height }} />
          );
        }
        const message = turns[part.index];
        return message ? (
          <div
            key={message.id}
            className={styles.turn}
            {...{ [messageAttribute]: message.id }}
            // A tap shows its actions.
            tabIndex={-1}
            {...(message.id === linkedId && { 'data-linked': '' })}
          >
            {children(message, part.index)}
          </div>
        ) : null;
      })}
    </div>
  );
}
