import type { ChangeEvent } from 'react';
import styles from './CodeField.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface CodeFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'pill'> {
  /** Number of digits. */
  length?: number;
}

/**
 * A one-time code in one field, so that it can be pasted, and filled in from a message. Characters other than
 * digits are removed. `trailing` has room for the button that sends a code.
 */
export function CodeField({ length = 6, onChange, ...field }: CodeFieldProps) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    const digits = value.replace(/\D/g, '').slice(0, length);
    if (digits !== value) event.target.value = digits;
    onChange?.(event);
  };
  return (
    <div className={styles.code}>
      <TextField
        {...field}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        onChange={keepDigits}
      />
    </div>
  );
}
