import { accountMessages } from '@storyloom/contract/core/rules';
import { connectLogin } from '@storyloom/contract/users/endpoints/connect-login';
import type { LoginResult } from '@storyloom/contract/users/entities/login-result';
import { userFailures, userMessages } from '@storyloom/contract/users/messages';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import * as z from '@storyloom/schema';
import { Button } from '@storyloom/ui/actions/Button';
import { PasswordField } from '@storyloom/ui/forms/PasswordField';
import { useEffect } from 'react';
import styles from './OAuth.module.css';

const rules = z.strictObject({
  accessToken: z.string().check(z.minLength(1, accountMessages.passwordRequired)),
});

interface ProveAccountProps {
  email: string;
  state: string;
  onDone(result: LoginResult): void;
}

/** Asks for the password of an account before another login is connected to it. */
export function ProveAccount({ email, state, onDone }: ProveAccountProps) {
  const host = useHost();
  const form = useContractForm({
    schema: rules,
    defaultValues: { accessToken: '' },
    errorFields: { 'auth.bad_credentials': 'accessToken' },
    failureText: userFailures.login,
    send: async ({ accessToken }) =>
      onDone(await host.session.login((call) => call(connectLogin, { identityType: state, accessToken }))),
  });
  const { setFocus } = form.native;
  useEffect(() => setFocus('accessToken'), [setFocus]);
  return (
    <Form form={form} className={styles.step} aria-label="Connect your account">
      <p>
        There’s already an account with <strong>{email}</strong>. Enter its password once to connect the two.
        Your stories and points come along.
      </p>
      <PasswordField {...form.field('accessToken', 'Password')} autoComplete="current-password" />
      <Button type="submit" fullWidth aria-busy={form.sending || undefined}>
        {form.sending ? userMessages.loggingIn : 'Connect and log in'}
      </Button>
    </Form>
  );
}
