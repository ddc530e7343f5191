import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './PasswordField.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'trailing' | 'pill' | 'autoComplete'> {
  /** `new-password` makes password managers offer one. */
  autoComplete: 'current-password' | 'new-password';
  /** Below the field and part of its description: a StrengthMeter. */
  strength?: ReactNode;
}

/** A password that can be shown. Pasting and password managers work; the text is sent as it was typed. */
export function PasswordField({ strength, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const strengthId = useId();
  return (
    <div className={styles.stack}>
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        aria-describedby={strength ? strengthId : undefined}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        trailing={
          <IconButton
            size="small"
            label={shown ? 'Hide password' : 'Show password'}
            icon={shown ? <EyeOff /> : <Eye />}
            className={styles.toggle}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength ? <div id={strengthId}>{strength}</div> : null}
    </div>
  );
}
