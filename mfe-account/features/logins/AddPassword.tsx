import { accountMessages, email, mailCode } from '@storyloom/contract/core/rules';
import { addPassword } from '@storyloom/contract/users/endpoints/add-password';
import type { Logins } from '@storyloom/contract/users/entities/logins';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import * as z from '@storyloom/schema';
import { TextField } from '@storyloom/ui/forms/TextField';
import { useEffect } from 'react';
import { isConfirmed, newPasswordShape } from '../credentials/credentials.rules.ts';
import { FormActions } from './FormActions.tsx';
import { LogInAgain } from './LogInAgain.tsx';
import styles from './LoginSettings.module.css';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { ownAddress } from './own-address.ts';
import { SentCode } from './SentCode.tsx';
import { useOldLogin } from './use-old-login.ts';

const mailRule = email(accountMessages.emailRequired, accountMessages.invalidEmail);

/** `own`: the account's address. A code sent there proves both the ownership of the account and the address. */
const rulesFor = (own: string | undefined) =>
  z
    .strictObject({
      mail: mailRule,
      code: z.string(),
      proof: own === undefined ? z.string() : mailCode,
      ...newPasswordShape,
    })
    .check(isConfirmed)
    .check(
      z.refine(({ mail, code }) => mail === own || mailCode.safeParse(code).success, {
        error: mailCode.safeParse('').error?.issues[0]?.message,
        path: ['code'],
        when: () => true,
      }),
    );

interface AddPasswordProps {
  logins: Logins;
  onChange(logins: Logins): Promise<void>;
  onDone(): void;
}

/** Adds email and password to an account that has none. */
export default function AddPassword({ logins, onChange, onDone }: AddPasswordProps) {
  const host = useHost();
  const own = ownAddress(logins);
  const oldLogin = useOldLogin();
  const form = useContractForm({
    schema: rulesFor(own),
    defaultValues: { mail: own ?? '', code: '', proof: '', accessToken: '', confirmation: '' },
    errorFields: { 'auth.code_wrong': 'code', 'auth.proof_wrong': 'proof' },
    send: async ({ mail, code, proof, accessToken }) => {
      const input = { mail, accessToken, proof: own === undefined ? {} : { code: proof } };
      const sent = host.call(addPassword, { ...input, ...(mail !== own && { code }) });
      await onChange(await oldLogin.during(sent));
      onDone();
      host.toast('success', 'Login added.');
    },
  });
  const { setFocus, trigger, watch } = form.native;
  useEffect(() => setFocus('mail'), [setFocus]);
  const mail = watch('mail');
  const isOwn = own !== undefined && mailRule.safeParse(mail).data === own;
  return (
    <Form form={form} className={styles.form} aria-label="Add email and password">
      <TextField {...form.field('mail', 'Email', 'checked-on-leave')} type="email" autoComplete="email" />
      {isOwn ? null : (
        <SentCode
          field={form.field('code', 'Code sent to this email')}
          mail={mail}
          purpose="CHANGE_MAIL"
          onSent={() => setFocus('code')}
          onRefused={() => void trigger('mail', { shouldFocus: true })}
        />
      )}
      {own === undefined ? null : (
        <SentCode
          field={form.field('proof', 'Verification code')}
          mail={own}
          purpose="CHANGE_LOGINS"
          hint={`Proves that this account is yours. We send it to ${own}.`}
          onSent={() => setFocus('proof')}
        />
      )}
      <NewPasswordFields form={form} />
      {oldLogin.isOld ? <LogInAgain /> : null}
      <FormActions sending={form.sending} submitText="Add" onCancel={onDone} />
    </Form>
  );
}
