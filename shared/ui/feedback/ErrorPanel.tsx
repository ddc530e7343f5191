import { RotateCw } from 'lucide-react';
import { Button } from '../actions/Button.tsx';
import { EmptyArt } from './EmptyArt.tsx';
import styles from './ErrorPanel.module.css';

export interface ErrorPanelProps {
  title?: string;
  /** Advice for the visitor. */
  text?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Without art, for use inside a page. */
  compact?: boolean;
}

export function ErrorPanel({
  title = 'Couldn’t load this.',
  text = 'Try again in a moment. If it stays like this, check your connection.',
  onRetry,
  retrying = false,
  compact = false,
}: ErrorPanelProps) {
  const retry = onRetry ? (
    <Button
      kind="quiet"
      size={compact ? 'small' : 'medium'}
      icon={<RotateCw />}
      loading={retrying}
      onClick={onRetry}
    >
      Retry
    </Button>
  ) : null;
  return (
    <div role="alert" className={compact ? styles.compact : styles.panel}>
      {compact ? null : <EmptyArt name="lantern" className={styles.art} />}
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {retry}
    </div>
  );
}
