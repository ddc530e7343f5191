import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Field.module.css';

export interface FieldNotesProps {
  /** Id of the control; the notes derive theirs from it. */
  id: string;
  /** Shown below the control, in place of the hint. */
  error?: string | undefined;
  hint?: ReactNode | undefined;
  /** Announces an error when it appears. False where the form moves the focus to it. */
  announceError?: boolean | undefined;
  /** Shown at the right of the hint: "12 / 30". */
  counter?: ReactNode | undefined;
  /** Highlights the counter near the limit. */
  counterTone?: CounterTone | undefined;
}

export type CounterTone = 'quiet' | 'warning' | 'danger';

/** Ids for `aria-describedby`: the error or the hint, then the counter. */
export function notesOf(id: string, { error, hint, counter }: Omit<FieldNotesProps, 'id'>) {
  const note = error ?? hint;
  const noteId = note ? `${id}-note` : undefined;
  const counterId = counter ? `${id}-counter` : undefined;
  return { note, noteId, counterId, describedBy: joinIds(noteId, counterId) };
}

/** The line below a control: its error or hint, and its counter. */
export function FieldNotes({
  id,
  error,
  announceError = true,
  counterTone = 'quiet',
  ...notes
}: FieldNotesProps) {
  const { note, noteId, counterId } = notesOf(id, { error, ...notes });
  if (!noteId && !counterId) return null;
  return (
    <div className={styles.foot}>
      <p
        id={noteId}
        className={error ? styles.error : styles.hint}
        role={error && announceError ? 'alert' : undefined}
      >
        {note}
      </p>
      {counterId ? (
        <span id={counterId} className={cx(styles.counter, styles[counterTone])}>
          {notes.counter}
        </span>
      ) : null}
    </div>
  );
}

/** Joins ids for `aria-describedby`; undefined if there are none. */
export function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
