import { accountMessages, mailCode } from '@storyloom/contract/core/rules';
import { changePassword } from '@storyloom/contract/users/endpoints/change-password';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import * as z from '@storyloom/schema';
import { Button } from '@storyloom/ui/actions/Button';
import { CodeField } from '@storyloom/ui/forms/CodeField';
import { PasswordField } from '@storyloom/ui/forms/PasswordField';
import { useEffect, useState } from 'react';
import { isConfirmed, newPasswordShape } from '../credentials/credentials.rules.ts';
import { SendCode } from '../credentials/SendCode.tsx';
import { throwWrongPassword } from '../credentials/wrong-password.ts';
import { FormActions } from './FormActions.tsx';
import styles from './LoginSettings.module.css';
import { NewPasswordFields } from './NewPasswordFields.tsx';

type Proof = 'password' | 'code';

const proofs = {
  password: z.string().check(z.minLength(1, accountMessages.passwordRequired)),
  code: mailCode,
};

interface ChangePasswordProps {
  email: string;
  onDone(): void;
}

/** Changes the password, with the current one or with a code sent to the visitor's email. */
export default function ChangePassword(props: ChangePasswordProps) {
  const [proof, setProof] = useState<Proof>('password');
  return <ProvenForm {...props} key={proof} proof={proof} onProof={setProof} />;
}

interface ProvenFormProps extends ChangePasswordProps {
  proof: Proof;
  onProof(proof: Proof): void;
}

function ProvenForm({ email, proof, onProof, onDone }: ProvenFormProps) {
  const host = useHost();
  const form = useContractForm({
    schema: z.strictObject({ proof: proofs[proof], ...newPasswordShape }).check(isConfirmed),
    defaultValues: { proof: '', accessToken: '', confirmation: '' },
    errorFields: { 'auth.code_wrong': 'proof', 'auth.bad_credentials': 'proof' },
    send: async ({ proof: given, accessToken }) => {
      const fields = proof === 'code' ? { code: given } : { currentAccessToken: given };
      await host.call(changePassword, { accessToken, ...fields }).catch(throwWrongPassword);
      onDone();
      host.toast('success', 'Password changed. Your other devices were logged out.');
    },
  });
  const { setFocus } = form.native;
  useEffect(() => setFocus('proof'), [setFocus]);
  return (
    <Form form={form} className={styles.form} aria-label="Change password">
      {proof === 'code' ? (
        <CodeField
          {...form.field('proof', 'Verification code')}
          hint={`We send it to ${email}.`}
          trailing={<SendCode mail={email} purpose="RESET" onSent={() => setFocus('proof')} />}
        />
      ) : (
        <PasswordField {...form.field('proof', 'Current password')} autoComplete="current-password" />
      )}
      <div>
        <Button kind="ghost" size="small" onClick={() => onProof(proof === 'code' ? 'password' : 'code')}>
          {proof === 'code' ? 'Use your current password' : 'Use a code sent by email'}
        </Button>
      </div>
      <NewPasswordFields form={form} />
      <FormActions sending={form.sending} submitText="Change password" onCancel={onDone} />
    </Form>
  );
}
