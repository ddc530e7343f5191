import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import styles from './Field.module.css';
import type { FieldFrameProps } from './Field.tsx';
import { FieldNotes, notesOf } from './FieldNotes.tsx';

interface FieldGroupProps extends Omit<FieldFrameProps, 'counter' | 'counterTone'> {
  /** Id of the group's first control, which a form's error summary focuses. */
  id?: string | undefined;
  role?: 'radiogroup';
  /** Gets the id of the first control. */
  children: (id: string) => ReactNode;
}

/** The frame of several controls with one legend, hint and error. */
export function FieldGroup({
  label,
  labelHidden = false,
  optional = false,
  id,
  role,
  children,
  ...notes
}: FieldGroupProps) {
  const generated = useId();
  const control = id ?? generated;
  const { describedBy } = notesOf(control, notes);
  return (
    <fieldset
      className={styles.field}
      role={role}
      aria-describedby={describedBy}
      aria-invalid={notes.error && role ? true : undefined}
    >
      <legend className={cx(styles.label, styles.legend, labelHidden && 'visually-hidden')}>
        {label}
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </legend>
      {children(control)}
      <FieldNotes id={control} {...notes} />
    </fieldset>
  );
}
