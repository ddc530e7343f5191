import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldFrameProps } from './Field.tsx';
import styles from './SelectField.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends Omit<FieldFrameProps, 'counter' | 'counterTone'>,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is empty. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select, which every phone draws in its own way. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, optional, hint, error, announceError, options, placeholder, id, ...select } =
    props;
  const frame = { label, labelHidden, optional, hint, error, announceError };
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control} className={styles.select}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}
