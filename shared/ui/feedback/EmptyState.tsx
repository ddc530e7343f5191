import type { ReactNode } from 'react';
import { EmptyArt } from './EmptyArt.tsx';
import type { EmptyArtName } from './EmptyDrawing.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  text?: string;
  art?: EmptyArtName;
  /** A single button. */
  action?: ReactNode;
  /** Heading level; 1 if it is the whole page. */
  level?: 1 | 2;
}

export function EmptyState({ title, text, art = 'book', action, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <EmptyArt name={art} className={styles.art} />
      <Title className={styles.title}>{title}</Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
