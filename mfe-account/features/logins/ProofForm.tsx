import { accountMessages, mailCode } from '@storyloom/contract/core/rules';
import type { OwnerProof } from '@storyloom/contract/moderation/entities/owner-proof';
import type { Logins } from '@storyloom/contract/users/entities/logins';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import * as z from '@storyloom/schema';
import { Button } from '@storyloom/ui/actions/Button';
import { PasswordField } from '@storyloom/ui/forms/PasswordField';
import { useEffect, useRef, useState } from 'react';
import { FormActions } from './FormActions.tsx';
import { LogInAgain } from './LogInAgain.tsx';
import styles from './LoginSettings.module.css';
import { ownAddress } from './own-address.ts';
import { SentCode } from './SentCode.tsx';
import { useOldLogin } from './use-old-login.ts';

/** Proof that the account is the visitor's. `login`: a recent login, for an account without an address. */
type Way = 'password' | 'code' | 'login';

const ways = {
  password: {
    schema: z.string().check(z.minLength(1, accountMessages.passwordRequired)),
    proofOf: (accessToken: string): OwnerProof => ({ accessToken }),
  },
  code: { schema: mailCode, proofOf: (code: string): OwnerProof => ({ code }) },
  login: { schema: z.string(), proofOf: (): OwnerProof => ({}) },
};

interface ProofFormProps {
  logins: Logins;
  title: string;
  /** Explains the change. */
  text: string;
  submitText: string;
  cancelText?: string;
  danger?: boolean;
  /** Sends the change. Its errors are shown in the form. */
  send(proof: OwnerProof): Promise<void>;
  onCancel(): void;
}

/** Asks for the password or a code sent by email before the visitor's logins are changed. */
export default function ProofForm(props: ProofFormProps) {
  const { logins } = props;
  const first: Way = logins.email !== null ? 'password' : ownAddress(logins) === undefined ? 'login' : 'code';
  const [way, setWay] = useState(first);
  return <WayForm {...props} key={way} way={way} onWay={setWay} />;
}

interface WayFormProps extends ProofFormProps {
  way: Way;
  onWay(way: Way): void;
}

function WayForm(props: WayFormProps) {
  const { logins, title, text, way, onWay, send } = props;
  const mail = ownAddress(logins) ?? '';
  const oldLogin = useOldLogin();
  const submit = useRef<HTMLButtonElement>(null);
  const form = useContractForm({
    schema: z.strictObject({ proof: ways[way].schema }),
    defaultValues: { proof: '' },
    errorFields: { 'auth.proof_wrong': 'proof' },
    send: ({ proof }) => oldLogin.during(send(ways[way].proofOf(proof))),
  });
  const { setFocus } = form.native;
  useEffect(() => {
    if (way === 'login') submit.current?.focus();
    else setFocus('proof');
  }, [way, setFocus]);
  return (
    <Form form={form} className={styles.form} aria-label={title}>
      <p>{text}</p>
      {way === 'password' ? (
        <PasswordField {...form.field('proof', 'Current password')} autoComplete="current-password" />
      ) : null}
      {way === 'code' ? (
        <SentCode
          field={form.field('proof', 'Verification code')}
          mail={mail}
          purpose="CHANGE_LOGINS"
          hint={`We send it to ${mail}.`}
          onSent={() => setFocus('proof')}
        />
      ) : null}
      {logins.email === null ? null : (
        <div>
          <Button kind="ghost" size="small" onClick={() => onWay(way === 'code' ? 'password' : 'code')}>
            {way === 'code' ? 'Use your current password' : 'Use a code sent by email'}
          </Button>
        </div>
      )}
      {oldLogin.isOld ? <LogInAgain /> : null}
      <FormActions
        sending={form.sending}
        submitText={props.submitText}
        submitRef={submit}
        danger={props.danger ?? false}
        cancelText={props.cancelText ?? 'Cancel'}
        onCancel={props.onCancel}
      />
    </Form>
  );
}
