import { addPassword } from '@storyloom/contract/endpoints/users/add-password';
import type { Logins } from '@storyloom/contract/entities/logins';
import { accountMessages, email, mailCode } from '@storyloom/contract/rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import * as z from '@storyloom/schema';
import { isConfirmed, newPasswordShape } from '../credentials/credentials.rules.ts';
import { FormActions } from './FormActions.tsx';
import styles from './LoginSettings.module.css';
import { MailFields } from './MailFields.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const rules = z
  .strictObject({
    mail: email(accountMessages.emailRequired, accountMessages.invalidEmail),
    code: mailCode,
    ...newPasswordShape,
  })
  .check(isConfirmed);

interface AddPasswordProps {
  onChange(logins: Logins): Promise<void>;
  onDone(): void;
}

/** Adds email and password to an account that has none. */
export default function AddPassword({ onChange, onDone }: AddPasswordProps) {
  const host = useHost();
  const form = useContractForm({
    schema: rules,
    defaultValues: { mail: '', code: '', accessToken: '', confirmation: '' },
    errorFields: { 'auth.code_wrong': 'code' },
    send: async ({ mail, code, accessToken }) => {
      await onChange(await host.call(addPassword, { mail, code, accessToken }));
      onDone();
      host.toast('success', 'Login added.');
    },
  });
  return (
    <Form form={form} className={styles.form} aria-label="Add email and password">
      <MailFields form={form} />
      <NewPasswordFields form={form} />
      <FormActions sending={form.sending} submitText="Add" onCancel={onDone} />
    </Form>
  );
}
