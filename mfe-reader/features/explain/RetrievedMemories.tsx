import type { RetrievedMemory } from '@storyloom/contract/chat/entities/retrieved-memory';
import { useId } from 'react';
import styles from './ExplainDialog.module.css';
import { matchText, memoryTitle } from './explain.model.ts';

/** Earlier exchanges that were in the prompt again, word for word. */
export function RetrievedMemories({ memories }: { memories: readonly RetrievedMemory[] }) {
  const id = useId();
  if (memories.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        It remembered
      </h3>
      <ol className={styles.list}>
        {memories.map((memory) => (
          <li key={memory.messageId} className={styles.reason}>
            <p className={styles.title}>{memoryTitle(memory)}</p>
            {memory.userText === '' ? null : <p className={styles.message}>{memory.userText}</p>}
            {memory.replyText === '' ? null : <p className={styles.content}>{memory.replyText}</p>}
            <p className={styles.because}>{matchText(memory)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
