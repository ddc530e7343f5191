import { Button } from '@storyloom/ui/actions/Button';
import { type ReactNode, useId, useState } from 'react';
import styles from './KnownPart.module.css';

interface KnownPartProps {
  title: string;
  hint?: string;
  /** Whether the content is cut until the reader asks for all of it. */
  isLong: boolean;
  children: (isCut: boolean) => ReactNode;
}

/** A part of what the storyteller knows by itself. */
export function KnownPart({ title, hint, isLong, children }: KnownPartProps) {
  const heading = useId();
  const content = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <div id={content}>{children(isLong && !isOpen)}</div>
      {isLong ? (
        <Button
          kind="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      ) : null}
    </section>
  );
}
