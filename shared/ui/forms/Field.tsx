import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import styles from './Field.module.css';

/** Props of the frame around every control. */
export interface FieldFrameProps {
  label: string;
  /** Hides the label visually. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode | undefined;
  /** Shown below the control. */
  error?: string | undefined;
  /** Shown at the right of the hint: "12 / 30". */
  counter?: ReactNode | undefined;
  /** Highlights the counter near the limit. */
  counterTone?: 'quiet' | 'warning' | 'danger' | undefined;
}

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldFrameProps {
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint, error and counter around a control, associated by ids. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  counter,
  counterTone = 'quiet',
  id,
  children,
}: FieldProps) {
  const generated = useId();
  const control = id ?? generated;
  const noteId = `${control}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={control} className={cx(styles.label, labelHidden && 'visually-hidden')}>
        {label}
      </label>
      {children({
        id: control,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note || counter ? (
        <div className={styles.foot}>
          <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
            {note}
          </p>
          {counter ? <span className={cx(styles.counter, styles[counterTone])}>{counter}</span> : null}
        </div>
      ) : null}
    </div>
  );
}
