import type { RetrievedMemory } from '@storyloom/contract/entities/retrieved-memory';
import { useId } from 'react';
import styles from './ExplainDialog.module.css';
import { calledBy, whenOf } from './explain.model.ts';

/** What of the story so far was told to the storyteller again, word for word. */
export function Moments({ moments }: { moments: readonly RetrievedMemory[] }) {
  const id = useId();
  if (moments.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        It remembered
      </h3>
      <ol className={styles.list}>
        {moments.map((moment) => (
          <li key={moment.messageId} className={styles.reason}>
            <p className={styles.title}>{whenOf(moment)}</p>
            {moment.userText === '' ? null : <p className={styles.said}>{moment.userText}</p>}
            {moment.replyText === '' ? null : <p className={styles.content}>{moment.replyText}</p>}
            <p className={styles.because}>{calledBy(moment)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
