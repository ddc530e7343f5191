import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** Accessible name of the bar. */
  label: string;
  /** “3 selected”, which is announced; null hides the bar. */
  text: string | null;
  /** Buttons for the selected items. */
  children: ReactNode;
}

/** The actions on the selected items of a list, which stay in view below it. */
export function SelectionBar({ label, text, children }: SelectionBarProps) {
  const isShown = text !== null;
  // Screen readers announce changes of a status that was in the page before, so it stays there without text.
  return (
    <section className={isShown ? styles.bar : undefined} aria-label={isShown ? label : undefined}>
      <p role="status" className={styles.count}>
        {text}
      </p>
      {isShown ? children : null}
    </section>
  );
}
