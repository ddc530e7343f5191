import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Prose.module.css';

export interface ProseProps {
  /** Plain text; each line break starts a paragraph. */
  text?: string;
  children?: ReactNode;
  size?: 'normal' | 'large';
  className?: string | undefined;
}

/** Paragraphs of story text. Never parsed as HTML. */
export function Prose({ text, children, size = 'normal', className }: ProseProps) {
  const paragraphs = (text ?? '')
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => ({ key: `p${index}`, line }));
  return (
    <div className={cx(styles.prose, size === 'large' && styles.large, className)} data-prose>
      {paragraphs.map(({ key, line }) => (
        <p key={key}>{line}</p>
      ))}
      {children}
    </div>
  );
}
