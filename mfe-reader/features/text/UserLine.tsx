import styles from './UserLine.module.css';

/** A user message. `pending`: sent, not confirmed by the server. */
export function UserLine({ text, pending = false }: { text: string; pending?: boolean }) {
  return (
    <article className={styles.line} data-pending={pending} aria-label="You">
      <p>{text}</p>
    </article>
  );
}
