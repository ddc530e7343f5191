import type { Moment } from '@storyloom/contract/entities/moment';
import { useId } from 'react';
import styles from './WhyDialog.module.css';
import { calledBy, whenOf } from './why.model.ts';

/** What of the story so far was told to the storyteller again, word for word. */
export function Moments({ moments }: { moments: readonly Moment[] }) {
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
            {moment.said === '' ? null : <p className={styles.said}>{moment.said}</p>}
            {moment.told === '' ? null : <p className={styles.content}>{moment.told}</p>}
            <p className={styles.because}>{calledBy(moment)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
