import { newestAttribute } from './message-element.ts';
import styles from './UserLine.module.css';

interface UserLineProps {
  text: string;
  /** Sent, not confirmed by the server. */
  pending?: boolean;
  /** The last one of its chat. */
  isNewest?: boolean;
}

/** “*I sit down.*”, as people of role play write what they do. */
const gesture = /\*(?=\S)([^*\n]+?)(?<=\S)\*/;

/** A user message. */
export function UserLine({ text, pending = false, isNewest = false }: UserLineProps) {
  return (
    <article
      className={styles.line}
      data-pending={pending}
      {...(isNewest && { [newestAttribute]: '' })}
      aria-label="You"
    >
      <p>{text.split(gesture).map((part, at) => (at % 2 === 1 ? <em key={at}>{part}</em> : part))}</p>
    </article>
  );
}
