import { accountMessages } from '@storyloom/contract/core/rules';
import { changeMail } from '@storyloom/contract/users/endpoints/change-mail';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import * as z from '@storyloom/schema';
import { PasswordField } from '@storyloom/ui/forms/PasswordField';
import { throwWrongPassword } from '../credentials/wrong-password.ts';
import { FormActions } from './FormActions.tsx';
import styles from './LoginSettings.module.css';
import { MailFields } from './MailFields.tsx';

const rules = z.strictObject({
  ...changeMail.input.shape,
  accessToken: z.string().check(z.minLength(1, accountMessages.passwordRequired)),
});

interface ChangeMailProps {
  onChange(): void;
  onDone(): void;
}

/** Changes the email, with the current password and a code sent to the new email. */
export default function ChangeMail({ onChange, onDone }: ChangeMailProps) {
  const host = useHost();
  const form = useContractForm({
    schema: rules,
    defaultValues: { mail: '', code: '', accessToken: '' },
    errorFields: { 'auth.code_wrong': 'code', 'auth.bad_credentials': 'accessToken' },
    send: async (values) => {
      await host.call(changeMail, values).catch(throwWrongPassword);
      onChange();
      onDone();
      host.toast('success', 'Email changed. Your other devices were logged out.');
    },
  });
  return (
    <Form form={form} className={styles.form} aria-label="Change email">
      <MailFields form={form} />
      <PasswordField {...form.field('accessToken', 'Current password')} autoComplete="current-password" />
      <FormActions sending={form.sending} submitText="Change email" onCancel={onDone} />
    </Form>
  );
}
