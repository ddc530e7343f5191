import type { DiffPart } from './compare-text.ts';
import styles from './Versions.module.css';

/** The words of a field, with those that were added and removed. */
export function DiffWords({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <p className={styles.words}>
      {parts.map(({ kind, text }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'added') return <ins key={key}>{text}</ins>;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return <span key={key}>{text}</span>;
      })}
    </p>
  );
}
