import { Lock } from 'lucide-react';
import { useId } from 'react';
import styles from './ExplainDialog.module.css';
import type { Reason } from './explain.model.ts';

export function Reasons({ heading, reasons }: { heading: string; reasons: readonly Reason[] }) {
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <ul className={styles.list}>
        {reasons.map(({ id: key, title, content, because, leftOut }) => (
          <li key={key} className={styles.reason} data-left-out={leftOut !== null}>
            <p className={styles.title}>
              {content === null ? <Lock aria-hidden="true" /> : null}
              {title}
            </p>
            {content === null ? null : <p className={styles.content}>{content}</p>}
            <p className={styles.because}>{leftOut === null ? because : `${because} ${leftOut}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
