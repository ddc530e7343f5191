import { actionMessages } from '@storyloom/contract/core/messages';
import { deleteAccount } from '@storyloom/contract/users/endpoints/delete-account';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ChoiceField } from '@storyloom/ui/forms/ChoiceField';
import { CodeField } from '@storyloom/ui/forms/CodeField';
import { PasswordField } from '@storyloom/ui/forms/PasswordField';
import { useRef, useState } from 'react';
import { SendCode } from '../credentials/SendCode.tsx';
import { throwWrongPassword } from '../credentials/wrong-password.ts';
import styles from './DeleteAccount.module.css';
import { codeProofRules, passwordProofRules } from './deletion.rules.ts';

interface DeleteFormProps {
  /** The visitor's mail address, to which codes are sent. */
  mail: string;
  /** If false, the proof is a code. */
  hasPassword: boolean;
  hasWorks: boolean;
  onDeleted(deletesAt: string): void;
}

const workChoices = [
  { value: 'delete', label: 'Delete them', description: 'They can no longer be read or played.' },
  {
    value: 'keep',
    label: 'Keep them without my name',
    description: 'Readers see “Deleted user” as the author.',
  },
];

/** Asks for the password or a code, and deletes the account. */
export default function DeleteForm({ mail, hasPassword, hasWorks, onDeleted }: DeleteFormProps) {
  const host = useHost();
  const [usesCode, setUsesCode] = useState(!hasPassword);
  const codeInput = useRef<HTMLInputElement>(null);
  const form = useContractForm({
    schema: usesCode ? codeProofRules : passwordProofRules,
    defaultValues: { works: 'delete', accessToken: '', code: '' },
    errorFields: { 'auth.bad_credentials': 'accessToken', 'auth.code_wrong': 'code' },
    failureText: actionMessages.actionFailed,
    send: async ({ works, accessToken, code }) => {
      const proof = usesCode ? { code } : { accessToken };
      const { deletesAt } = await host
        .call(deleteAccount, { ...proof, keepWorks: works === 'keep' })
        .catch(throwWrongPassword);
      onDeleted(deletesAt);
      await host.session.logout({ isEnded: true });
    },
  });
  const { ref, ...codeField } = form.field('code', 'Verification code');
  return (
    <Form form={form} className={styles.form} aria-label="Delete your account">
      {hasWorks ? (
        <ChoiceField
          {...form.field('works', 'Your published stories')}
          options={workChoices}
          defaultValue="delete"
        />
      ) : null}
      {usesCode ? (
        <CodeField
          {...codeField}
          ref={(input) => {
            ref(input);
            codeInput.current = input;
          }}
          trailing={<SendCode mail={mail} purpose="DELETE" onSent={() => codeInput.current?.focus()} />}
        />
      ) : (
        <PasswordField {...form.field('accessToken', 'Password')} autoComplete="current-password" />
      )}
      {hasPassword ? (
        <div>
          <Button kind="ghost" size="small" onClick={() => setUsesCode(!usesCode)}>
            {usesCode ? 'Use your password instead' : 'Use a code sent by email instead'}
          </Button>
        </div>
      ) : (
        <p>We send the code to {mail}.</p>
      )}
      <Button type="submit" kind="danger" fullWidth loading={form.sending}>
        Delete my account
      </Button>
    </Form>
  );
}
