import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './ChoiceField.module.css';
import fieldStyles from './Field.module.css';
import { FieldNotes, type FieldNotesProps, notesOf } from './FieldNotes.tsx';

export interface CheckboxFieldProps
  extends Omit<FieldNotesProps, 'id' | 'counter' | 'counterTone'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'children'> {
  /** May contain links. */
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function CheckboxField({ label, hint, error, announceError, id, ...input }: CheckboxFieldProps) {
  const generated = useId();
  const control = id ?? generated;
  const { describedBy } = notesOf(control, { hint, error });
  return (
    <div className={fieldStyles.field}>
      <label className={styles.option}>
        <input
          {...input}
          id={control}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={styles.radio}
        />
        <span className={styles.words}>{label}</span>
      </label>
      <FieldNotes id={control} hint={hint} error={error} announceError={announceError} />
    </div>
  );
}
