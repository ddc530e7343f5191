import type { codePurposes } from '@storyloom/contract/users/entities/code-purpose';
import { userLimits } from '@storyloom/contract/users/limits';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { Button } from '@storyloom/ui/actions/Button';
import { CodeField } from '@storyloom/ui/forms/CodeField';
import { PasswordField } from '@storyloom/ui/forms/PasswordField';
import { StrengthMeter } from '@storyloom/ui/forms/StrengthMeter';
import { TextField } from '@storyloom/ui/forms/TextField';
import { type RefObject, useRef } from 'react';
import { newPasswordHint } from '../credentials/credentials.rules.ts';
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

/** The form for registration and for a forgotten password: address, code and new password. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { label, purpose, firstField, submitText, failureText, passwordLabel, onBack } = props;
  const codeInput = useRef<HTMLInputElement>(null);
  const form = useContractForm({
    schema: newPasswordRules,
    defaultValues: { account: props.account, code: '', accessToken: '', confirmation: '' },
    failureText,
    errorFields: { 'auth.code_wrong': 'code' },
    send: ({ account, code, accessToken }) => props.send({ account, code, accessToken }),
  });
  const { ref: emailRef, ...email } = form.field('account', 'Email', 'checked-on-leave');
  const { ref: codeRef, ...code } = form.field('code', 'Verification code');
  const [mail, password] = form.native.watch(['account', 'accessToken']);
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
        autoComplete="username"
      />
      <CodeField
        {...code}
        hint={`We’ll email you a ${userLimits.codeDigits}-digit code.`}
        ref={(input) => {
          codeRef(input);
          codeInput.current = input;
        }}
        trailing={<SendCode mail={mail} purpose={purpose} onSent={() => codeInput.current?.focus()} />}
      />
      <PasswordField
        {...form.field('accessToken', passwordLabel)}
        hint={newPasswordHint}
        autoComplete="new-password"
        strength={password === '' ? null : <StrengthMeter {...passwordStrength(password)} />}
      />
      <PasswordField {...form.field('confirmation', 'Confirm password')} autoComplete="new-password" />
      <Button type="submit" fullWidth loading={form.sending}>
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
