import { IconButton } from '@storyloom/ui/actions/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Chat } from '../../chat/chat.ts';
import type { TurnContext } from '../../chat/turn-context.ts';
import styles from './Alternatives.module.css';
import type { TurnActionProps } from './turn-action.ts';

export function hasAlternatives({ message }: Pick<TurnContext, 'message'>): boolean {
  return message.siblingIds.length > 1;
}

/** The arrow pressed last, by chat. It is removed with its message; the same arrow of the next one gets the focus. */
const pressed = new WeakMap<Chat, { id: string; direction: Direction }>();
type Direction = 'before' | 'after';

/** Which version of a message is shown, and arrows to the others. */
export function Alternatives({ turn, busy }: TurnActionProps) {
  const { message, chat } = turn;
  const { siblingIds, id } = message;
  const at = siblingIds.indexOf(id);
  const buttons = { before: useRef<HTMLButtonElement>(null), after: useRef<HTMLButtonElement>(null) };
  const { before, after } = buttons;
  useEffect(() => {
    const arrow = pressed.get(chat);
    if (busy || arrow?.id !== id) return;
    pressed.delete(chat);
    const [first, second] = arrow.direction === 'before' ? [before, after] : [after, before];
    const open = first.current?.disabled ? second : first;
    open.current?.focus({ preventScroll: true });
  }, [busy, chat, id, before, after]);
  const arrow = (direction: Direction, label: string, icon: ReactNode, to: string | undefined) => (
    <IconButton
      ref={buttons[direction]}
      label={label}
      icon={icon}
      disabled={busy || to === undefined}
      onClick={() => {
        if (to === undefined) return;
        pressed.set(chat, { id: to, direction });
        chat.chooseSibling(to);
      }}
    />
  );
  return (
    <span className={styles.alternatives} data-always-visible>
      {arrow('before', 'Previous version', <ChevronLeft />, siblingIds[at - 1])}
      <span className={styles.place}>
        <span aria-hidden="true">{`${at + 1}/${siblingIds.length}`}</span>
        <span className="visually-hidden">{`Version ${at + 1} of ${siblingIds.length}`}</span>
      </span>
      {arrow('after', 'Next version', <ChevronRight />, siblingIds[at + 1])}
    </span>
  );
}
