import type { codePurposes } from '@storyloom/contract/users/entities/code-purpose';
import { userLimits } from '@storyloom/contract/users/limits';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { Button } from '@storyloom/ui/actions/Button';
import { cx } from '@storyloom/ui/cx';
import { CodeField } from '@storyloom/ui/forms/CodeField';
import { PasswordField } from '@storyloom/ui/forms/PasswordField';
import { StrengthMeter } from '@storyloom/ui/forms/StrengthMeter';
import { TextField } from '@storyloom/ui/forms/TextField';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isEmail, newPasswordHint } from '../credentials/credentials.rules.ts';
import { passwordStrength } from '../credentials/password-strength.ts';
import { SendCode } from '../credentials/SendCode.tsx';
import styles from './LoginForm.module.css';
import { newPasswordRules } from './login.rules.ts';

interface NewPassword {
  account: string;
  code: string;
  accessToken: string;
}

interface NewPasswordFormProps {
  label: string;
  purpose: (typeof codePurposes)[number];
  account: string;
  firstField: RefObject<HTMLElement | null>;
  submitText: string;
  failureText: string;
  passwordLabel: string;
  onAccount(account: string): void;
  onBack(): void;
  send(values: NewPassword): Promise<void>;
}

/**
 * The form for registration and for a forgotten password: the address, then its code and the new password. These open
 * once a code is sent. They are closed to the eye only, so that a keyboard, a screen reader or a password manager
 * reaches them at any time, which opens them.
 */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { label, purpose, firstField, submitText, failureText, passwordLabel, onBack } = props;
  const codeInput = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const [isReached, setReached] = useState(false);
  const form = useContractForm({
    schema: newPasswordRules,
    defaultValues: { account: props.account, code: '', accessToken: '', confirmation: '' },
    failureText,
    errorFields: { 'auth.code_wrong': 'code' },
    send: ({ account, code, accessToken }) => props.send({ account, code, accessToken }),
  });
  const { ref: emailRef, ...email } = form.field('account', 'Email', 'checked-on-leave');
  const { ref: codeRef, ...codeField } = form.field('code', 'Verification code');
  const [mail, code, password, confirmation] = form.native.watch([
    'account',
    'code',
    'accessToken',
    'confirmation',
  ]);
  const isOpen = isReached || form.attempts > 0 || `${code}${password}${confirmation}` !== '';
  /** Enter asks for the code; a press of the button says what is missing. */
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isOpen || !isEmail(mail)) return;
    event.preventDefault();
    if (sendButton.current?.disabled) codeInput.current?.focus();
    else sendButton.current?.click();
  };
  // Beside the code once it is open: the address is read there again, and needs its room.
  const sendCode = (
    <SendCode
      ref={sendButton}
      mail={mail}
      kind={isOpen ? 'ghost' : 'primary'}
      purpose={purpose}
      onSent={() => codeInput.current?.focus()}
      onRefused={() => void form.native.trigger('account', { shouldFocus: true })}
    />
  );
  const keepAccount = () => props.onAccount(form.native.getValues('account'));
  return (
    <Form form={form} className={styles.form} aria-label={label} onChange={keepAccount}>
      <TextField
        {...email}
        ref={(input) => {
          emailRef(input);
          firstField.current = input;
        }}
        type="email"
        onKeyDown={sendOnEnter}
        autoComplete="username"
        hint={`We’ll email you a ${userLimits.codeDigits}-digit code.`}
        trailing={isOpen ? null : sendCode}
      />
      <fieldset className={cx(styles.later, isOpen && styles.open)} onFocus={() => setReached(true)}>
        <CodeField
          {...codeField}
          trailing={isOpen ? sendCode : null}
          ref={(input) => {
            codeRef(input);
            codeInput.current = input;
          }}
        />
        <PasswordField
          {...form.field('accessToken', passwordLabel, 'checked-on-leave')}
          hint={newPasswordHint}
          autoComplete="new-password"
          strength={password === '' ? null : <StrengthMeter {...passwordStrength(password)} />}
        />
        <PasswordField {...form.field('confirmation', 'Confirm password')} autoComplete="new-password" />
      </fieldset>
      <Button type="submit" kind={isOpen ? 'primary' : 'quiet'} fullWidth loading={form.sending}>
        {submitText}
      </Button>
      <div className={styles.others}>
        <Button kind="ghost" size="small" onClick={onBack}>
          Back to login
        </Button>
      </div>
    </Form>
  );
}
