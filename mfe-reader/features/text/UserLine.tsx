import { newestAttribute } from './message-element.ts';
import styles from './UserLine.module.css';

interface UserLineProps {
  text: string;
  /** Sent, not confirmed by the server. */
  pending?: boolean;
  /** The last one of its chat. */
  isNewest?: boolean;
}

/** A user message. */
export function UserLine({ text, pending = false, isNewest = false }: UserLineProps) {
  return (
    <article
      className={styles.line}
      data-pending={pending}
      {...(isNewest && { [newestAttribute]: '' })}
      aria-label="You"
    >
      <p>{text}</p>
    </article>
  );
}
