import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  text: string;
  tone?: 'fault' | 'invite' | 'quiet';
  /** `alert` is announced at once: use it for events the reader did not cause. */
  role?: 'alert' | 'note';
  children?: ReactNode;
}

/** A message in the transcript with its actions. */
export function Notice({
  text,
  tone = 'fault',
  role = tone === 'quiet' ? 'note' : 'alert',
  children,
}: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <p>{text}</p>
      {children}
    </div>
  );
}
