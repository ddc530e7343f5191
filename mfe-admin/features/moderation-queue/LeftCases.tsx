import { useEffect, useRef } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import styles from './Cases.module.css';
import type { LeftCase } from './decide-cases.ts';

interface LeftCasesProps {
  /** Number of the cases that were decided. */
  decided: number;
  /** At least one. */
  left: readonly LeftCase[];
}

/** Says how many cases were decided, and why the others were not. Takes the focus from the form. */
export function LeftCases({ decided, left }: LeftCasesProps) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div ref={result} tabIndex={-1} className={styles.stack}>
      <p>{`${decided} decided. ${left.length} could not be decided:`}</p>
      <ul className={styles.stack}>
        {left.map(({ item, message }) => (
          <li key={item.id}>
            <p className={parts.name}>{item.subject.title}</p>
            <p>{message}</p>
          </li>
        ))}
      </ul>
      <p className={parts.note}>Those that still wait stay selected.</p>
    </div>
  );
}
