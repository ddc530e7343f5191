import type { ReactNode } from 'react';
import { EmptyArt, type EmptyArtName } from './EmptyArt.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  text?: string;
  art?: EmptyArtName;
  /** One button, never two. */
  action?: ReactNode;
}

export function EmptyState({ title, text, art = 'book', action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <EmptyArt name={art} className={styles.art} />
      <h2 className={styles.title}>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
