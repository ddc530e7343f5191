import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import styles from './Field.module.css';
import { FieldNotes, type FieldNotesProps, notesOf } from './FieldNotes.tsx';

/** Props of the frame around every control. */
export interface FieldFrameProps extends Omit<FieldNotesProps, 'id'> {
  label: string;
  /** Hides the label visually. */
  labelHidden?: boolean | undefined;
  /** Marks the field as one that may stay empty. */
  optional?: boolean | undefined;
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
export function Field({ label, labelHidden = false, optional = false, id, children, ...notes }: FieldProps) {
  const generated = useId();
  const control = id ?? generated;
  const { describedBy } = notesOf(control, notes);
  return (
    <div className={styles.field}>
      <label htmlFor={control} className={cx(styles.label, labelHidden && 'visually-hidden')}>
        {label}
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {children({
        id: control,
        'aria-describedby': describedBy,
        'aria-invalid': notes.error ? true : undefined,
      })}
      <FieldNotes id={control} {...notes} />
    </div>
  );
}
