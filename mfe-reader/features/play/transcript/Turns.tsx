import type { Message } from '@storyloom/contract/entities/message';
import { type ReactNode, useMemo, useRef } from 'react';
import { messageAttribute } from '../../text/message-element.ts';
import styles from './Turns.module.css';
import { useWindow } from './use-window.ts';

interface TurnsProps {
  turns: readonly Message[];
  children: (message: Message, index: number) => ReactNode;
}

/** The turns so far, however many: those far from the screen stand in as empty room of their height. */
export function Turns({ turns, children }: TurnsProps) {
  const list = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => turns.map(({ id }) => id), [turns]);
  const stretches = useWindow(list, ids);
  if (turns.length === 0) return null;
  return (
    <div ref={list} className={styles.turns}>
      {stretches.map((stretch) => {
        if (stretch.kind === 'space') {
          return (
            <div
              key={stretch.key}
              className={styles.space}
              aria-hidden="true"
              style={{ height: stretch.height }}
            />
          );
        }
        const message = turns[stretch.index];
        return message ? (
          <div key={message.id} className={styles.turn} {...{ [messageAttribute]: message.id }}>
            {children(message, stretch.index)}
          </div>
        ) : null;
      })}
    </div>
  );
}
