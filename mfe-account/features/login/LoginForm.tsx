import { appealBlock } from '@storyloom/contract/moderation/endpoints/appeal-block';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { userFailures, userMessages } from '@storyloom/contract/users/messages';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { isBusinessError } from '@storyloom/http/errors';
import { useHost } from '@storyloom/mfe';
import { announceLogin } from '@storyloom/mfe/announce-login';
import { Button } from '@storyloom/ui/actions/Button';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { PasswordField } from '@storyloom/ui/forms/PasswordField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useState } from 'react';
import { isEmail } from '../credentials/credentials.rules.ts';
import styles from './LoginForm.module.css';
import { loginRules } from './login.rules.ts';
import type { ViewProps } from './view.ts';

const AppealBlock = lazyPart(() => import('../appeals/AppealBlock.tsx'));

/** Logs in with address and password. The server moves the guest's data into the account. */
export function LoginForm({ account, firstField, onAccount, onDone, onView }: ViewProps) {
  const host = useHost();
  const [blocked, setBlocked] = useState<{ account: string; accessToken: string } | null>(null);
  const form = useContractForm({
    schema: loginRules,
    defaultValues: { account, accessToken: '' },
    failureText: userFailures.login,
    send: async (values) => {
      setBlocked(null);
      const result = await host.session
        .login((call) => call(loginOrRegister, { identityType: 'MAIL_PWD', ...values }))
        .catch((error: unknown) => {
          if (isBusinessError(error, 'auth.blocked')) setBlocked(values);
          throw error;
        });
      onDone();
      announceLogin(host, result);
    },
  });
  const { ref: emailRef, ...email } = form.field('account', 'Email');
  const { ref: passwordRef, ...password } = form.field('accessToken', 'Password');
  // Another form has passed the address on.
  const [isAddressed] = useState(isEmail(account));
  const keepAccount = () => onAccount(form.native.getValues('account'));
  const login = (
    <Form form={form} className={styles.form} aria-label="Log in" onChange={keepAccount}>
      <TextField
        {...email}
        ref={(input) => {
          emailRef(input);
          if (!isAddressed) firstField.current = input;
        }}
        type="email"
        autoComplete="username"
      />
      <PasswordField
        {...password}
        ref={(input) => {
          passwordRef(input);
          if (isAddressed) firstField.current = input;
        }}
        autoComplete="current-password"
      />
      <Button type="submit" fullWidth aria-busy={form.sending || undefined}>
        {form.sending ? userMessages.loggingIn : 'Log in'}
      </Button>
      <div className={styles.others}>
        <Button kind="ghost" size="small" onClick={() => onView('forgot')}>
          Forgot password?
        </Button>
        <Button kind="ghost" size="small" onClick={() => onView('register')}>
          Register
        </Button>
      </div>
    </Form>
  );
  return (
    <div className={styles.form}>
      {login}
      {blocked === null ? null : (
        <AppealBlock appeal={(text) => host.call(appealBlock, { ...blocked, text })} />
      )}
    </div>
  );
}
